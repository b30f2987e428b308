import Foundation

/// The app calls a function that the page has passed it.
package struct CallbackInvocation: Sendable, Hashable {
    /// What names the function in the page.
    package var id: String
    /// What it is called with; nil is null.
    package var parameters: [PropertyListValue?]

    package init(id: String, parameters: [PropertyListValue?]) {
        self.id = id
        self.parameters = parameters
    }

    /// The script that calls it. Parameters go as JSON, so that none of them can become code.
    package var script: String {
        let json = "[" + parameters.map { JavaScriptText.json($0) }.joined(separator: ",") + "]"
        return Self.head + JavaScriptText.literal(id) + Self.middle + JavaScriptText.literal(json) + Self.tail
    }

    private static let head = "EasyJS.invokeCallback("
    private static let middle = ", false, ...JSON.parse("
    private static let tail = "))"
}

extension CallbackInvocation {
    /// Reads such a script as a page would; nil where it is another.
    package init?(script: String) {
        guard script.hasPrefix(Self.head), script.hasSuffix(Self.tail) else { return nil }
        let inner = script.dropFirst(Self.head.count).dropLast(Self.tail.count)
        guard let range = inner.range(of: Self.middle),
            let id = Self.read(String.self, inner[..<range.lowerBound]),
            let json = Self.read(String.self, inner[range.upperBound...]),
            let parameters = Self.read([Parameter].self, json[...])
        else { return nil }
        self.init(id: id, parameters: parameters.map(\.value))
    }

    private static func read<Value: Decodable>(_ type: Value.Type, _ json: Substring) -> Value? {
        try? JSONDecoder().decode(type, from: Data(json.utf8))
    }

    /// A value of JSON, which may be null.
    private struct Parameter: Decodable {
        var value: PropertyListValue?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            value = container.decodeNil() ? nil : try container.decode(PropertyListValue.self)
        }
    }
}
