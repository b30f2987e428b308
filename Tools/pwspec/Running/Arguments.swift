import SpecKit

/// The words behind a command, sorted into flags, values and the rest.
struct Arguments {
    /// What a command understands.
    enum Option {
        case flag(String)
        case value(String, allowed: [String]? = nil)

        var name: String {
            switch self {
            case .flag(let name), .value(let name, _): name
            }
        }
    }

    /// What is wrong with the words.
    enum Mistake: Error, Equatable, CustomStringConvertible {
        case unknownOption(String, nearest: String?)
        case missingValue(String)
        case notAllowed(String, option: String, allowed: [String])
        case noNumber(String, option: String)
        case unexpected(String)
        case missing(String)

        var description: String {
            switch self {
            case .unknownOption(let option, let nearest):
                "there is no option '\(option)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; see --help")
            case .missingValue(let option): "'\(option)' needs a value behind it"
            case .notAllowed(let value, let option, let allowed):
                "'\(option)' takes \(allowed.joined(separator: " or ")), not '\(value)'"
            case .noNumber(let value, let option): "'\(option)' takes a number of 0 or more, not '\(value)'"
            case .unexpected(let word): "'\(word)' is not expected here; see --help"
            case .missing(let what): "\(what) is missing; see --help"
            }
        }
    }

    private var flags: Set<String> = []
    private var values: [String: String] = [:]
    /// What is no option, in order. After `--` everything is.
    private(set) var rest: [String] = []

    init(_ words: [String], options: [Option]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--" {
                rest += words
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                rest.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch options.first(where: { $0.name == parts[0] }) {
            case .flag(let name) where parts.count == 1: flags.insert(name)
            case .value(let name, let allowed):
                // An empty value is what a script passes whose variable is not set.
                guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty else {
                    throw Mistake.missingValue(name)
                }
                if let allowed, !allowed.contains(value) {
                    throw Mistake.notAllowed(value, option: name, allowed: allowed)
                }
                values[name] = value
            default: throw Mistake.unknownOption(parts[0], nearest: NearMiss.of(parts[0], in: options.map(\.name)))
            }
        }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    func value(_ name: String) -> String? { values[name] }

    /// A whole number of 0 or more.
    func number(_ name: String) throws -> UInt64? {
        guard let text = values[name] else { return nil }
        guard let number = UInt64(text), number <= Int.max else { throw Mistake.noNumber(text, option: name) }
        return number
    }

    /// Complains about words that a command without any would overlook.
    func expectNoRest() throws {
        if let first = rest.first { throw Mistake.unexpected(first) }
    }
}
