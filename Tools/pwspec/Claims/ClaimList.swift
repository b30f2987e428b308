import Foundation

/// The promises of the documentation pages, and which of them are proved: a table that is kept with the tests.
struct ClaimList {
    /// One promise.
    struct Claim: Equatable {
        enum State: String {
            case proved, open
        }

        var id: String
        var state: State
        /// Why it is open.
        var reason: String
    }

    enum Mistake: Error, CustomStringConvertible {
        case unreadable(String)
        case line(String, Int)

        var description: String {
            switch self {
            case .unreadable(let path): "\(path) cannot be read"
            case .line(let path, let number):
                "\(path):\(number): a line is an id, 'proved' or 'open', and a reason, between tabs"
            }
        }
    }

    static let head = "id\tstate\twhy it is open"

    var claims: [Claim]

    init(path: String) throws {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw Mistake.unreadable(path) }
        claims = try text.split(whereSeparator: \.isNewline).enumerated().dropFirst().map { index, line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 3, let state = Claim.State(rawValue: cells[1]) else {
                throw Mistake.line(path, index + 1)
            }
            return Claim(id: cells[0], state: state, reason: cells[2])
        }
    }

    var text: String {
        ([Self.head] + claims.map { "\($0.id)\t\($0.state.rawValue)\t\($0.reason)" }).joined(separator: "\n") + "\n"
    }
}
