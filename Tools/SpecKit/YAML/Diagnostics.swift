/// One mistake in the spec, as a value; `Finding` words it.
public struct Diagnostic: Error, Sendable, Hashable {
    /// The rule that is broken.
    public var rule: SpecRule
    /// Where.
    public var place: Place
    /// What is wrong and what to do.
    public var message: String
    /// The right text, where there is exactly one.
    public var suggestion: String?
}

/// What a spec must keep to. The raw value is the id that reports and `pwspec` show.
public enum SpecRule: String, Sendable, CaseIterable {
    /// The file is not YAML as the spec language has it.
    case yaml = "spec-yaml"
    /// A key is missing, unknown, null or given twice.
    case key = "spec-key"
    /// A value is of the wrong kind, or is not one of those allowed.
    case value = "spec-value"
    /// A name is not an identifier, or looks like another.
    case identifier = "spec-identifier"
    /// Two things have one Swift name.
    case duplicate = "spec-duplicate"
    /// A type is not known.
    case type = "spec-type"
    /// Two cases have one raw value.
    case rawValue = "spec-raw-value"
    /// A spelling does not fit its method.
    case spelling = "spec-spelling"
    /// A source names a page that `docs.yaml` does not have.
    case source = "spec-source"
    /// A text is missing, too long or cut short.
    case text = "spec-text"
    /// A behaviour table does not cover what it says, or a row can never match.
    case behaviour = "spec-behaviour"
    /// A behaviour table says that it decides about something that the spec does not have.
    case concerns = "spec-concerns"
    /// A file that the spec names cannot be read, or one it does not name lies beside.
    case file = "spec-file"
}

/// Collects mistakes; all of one run are reported together.
public final class Diagnostics {
    private var collected: [Diagnostic] = []

    /// Makes an empty collection.
    public init() {}

    /// What was reported, sorted by place, each once.
    public var all: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return collected.filter { seen.insert($0).inserted }.sorted { $0.place < $1.place }
    }

    /// Whether nothing was reported.
    public var isEmpty: Bool { collected.isEmpty }

    /// How many were reported so far.
    var count: Int { collected.count }

    /// Whether one of these rules was broken.
    func has(_ rules: SpecRule...) -> Bool { collected.contains { rules.contains($0.rule) } }

    func report(_ rule: SpecRule, at place: Place, _ message: String, suggestion: String? = nil) {
        collected.append(Diagnostic(rule: rule, place: place, message: message, suggestion: suggestion))
    }
}
