import Foundation

/// A call that a page makes to the app: the text of a prompt, taken apart.
///
/// The text is `object:function`, and behind it for each argument `:s:` and its percent-encoded text, or `:f:` and what
/// names a function of the page.
package struct PageCall: Sendable, Hashable {
    /// What a page passes to the app.
    package enum Argument: Sendable, Hashable {
        case text(String)
        /// Goes as the word `true` or `false`: a text that is one of them comes out as this.
        case flag(Bool)
        /// A function of the page, by its id.
        case callback(id: String)
    }

    /// Why a text is no call.
    package enum Fault: LocalizedError, Sendable, Hashable {
        case noFunction
        case notEncoded(part: String)
        case incompleteArgument
        case unknownKind(String)
        case noCallback

        package var errorDescription: String? {
            switch self {
            case .noFunction: "It names no object and function."
            case .notEncoded(let part): "“\(part)” is not percent-encoded text."
            case .incompleteArgument: "An argument has a kind and no value."
            case .unknownKind(let kind): "An argument is of the kind “\(kind)”, which is neither s nor f."
            case .noCallback: "An argument is a function without an id."
            }
        }
    }

    package var object: String
    package var function: String
    package var arguments: [Argument]

    package init(object: String, function: String, arguments: [Argument] = []) {
        self.object = object
        self.function = function
        self.arguments = arguments
    }
}

extension PageCall {
    /// Takes the text of a prompt apart.
    package init(parsing prompt: String) throws(Fault) {
        let parts = prompt.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, !parts[0].isEmpty, !parts[1].isEmpty else { throw .noFunction }
        object = parts[0]
        function = try Self.decoded(parts[1])
        arguments = []
        guard parts.count.isMultiple(of: 2) else { throw .incompleteArgument }
        for index in stride(from: 2, to: parts.count, by: 2) {
            arguments.append(try Argument(kind: parts[index], value: parts[index + 1]))
        }
    }

    /// The text of the prompt.
    package var prompt: String {
        ([object, Self.encoded(function)] + arguments.flatMap(\.parts)).joined(separator: ":")
    }

    /// What the page is answered with, percent-encoded.
    package static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    /// What was percent-encoded.
    package static func decoded(_ part: String) throws(Fault) -> String {
        guard let text = part.removingPercentEncoding else { throw .notEncoded(part: part) }
        return text
    }

    /// What `encodeURIComponent` leaves as it is.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()"
    )
}

extension PageCall.Argument {
    fileprivate init(kind: String, value: String) throws(PageCall.Fault) {
        switch kind {
        case "s":
            switch try PageCall.decoded(value) {
            case "true": self = .flag(true)
            case "false": self = .flag(false)
            case let text: self = .text(text)
            }
        case "f" where value.isEmpty: throw .noCallback
        case "f": self = .callback(id: value)
        default: throw .unknownKind(kind)
        }
    }

    fileprivate var parts: [String] {
        switch self {
        case .text(let text): ["s", PageCall.encoded(text)]
        case .flag(let flag): ["s", flag ? "true" : "false"]
        case .callback(let id): ["f", id]
        }
    }
}
