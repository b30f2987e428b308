import SpecKit

/// `pwspec explain`: what the spec says of a name.
struct ExplainCommand: Command {
    static let name = "explain"
    static let summary = "say what the spec knows of a name, or what a rule asks for"
    static let usage = """
        Usage: pwspec explain NAME [--spec DIR]

        NAME is a type, `Type.member`, a member alone, an Info.plist key or a decision table. Any spelling will do. It may
        also be a rule as findings name them, such as spec-key.

          --spec DIR     the spec's folder (Spec)
        """
    static let options: [Arguments.Option] = [SpecFolder.option]

    private let specFolder: SpecFolder
    private let wanted: String

    init(_ arguments: Arguments) throws {
        guard let first = arguments.rest.first else { throw Arguments.Mistake.missing("NAME") }
        if arguments.rest.count > 1 { throw Arguments.Mistake.unexpected(arguments.rest[1]) }
        specFolder = SpecFolder(arguments)
        wanted = first
    }

    func run(_ output: Output) throws -> ExitCode {
        if let text = RuleExplanations.text(of: wanted) {
            output.print(text)
            return .clean
        }
        let (spec, findings) = try specFolder.load()
        guard let spec else {
            try output.report(findings, as: .text)
            return .findings
        }
        let all = Explanations(spec: spec).all
        let found = all.filter { $0.answers(to: wanted) }
        guard !found.isEmpty else {
            let near = all.nearestName(to: wanted, or: RuleExplanations.texts.keys)
            output.error("the spec does not know '\(wanted)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
            return .findings
        }
        output.print(found.map(\.text).joined(separator: "\n\n"))
        return .clean
    }
}
