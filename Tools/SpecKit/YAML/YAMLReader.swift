import CYaml
import Foundation

/// Reads the documents of one YAML file with libyaml, each node with its place.
///
/// Stricter than YAML: anchors, aliases, tags and duplicate keys are mistakes here, and so is text that is not UTF-8.
public struct YAMLReader {
    /// The largest file that is read, in bytes.
    public static let sizeLimit = 8 << 20
    /// The deepest nesting that is read.
    public static let depthLimit = 64

    private let file: String
    private let diagnostics: Diagnostics

    /// Makes a reader that reports into `diagnostics` under the name `file`.
    public init(file: String, diagnostics: Diagnostics) {
        self.file = file
        self.diagnostics = diagnostics
    }

    /// The documents of `bytes`, up to the first that cannot be read. A mistake is reported, never thrown.
    public func documents(in bytes: [UInt8]) -> [Node] {
        guard let text = checked(bytes) else { return [] }
        var parser = YAMLEventParser(bytes: text, file: file)
        defer { parser.close() }
        var documents: [Node] = []
        do throws(YAMLEventParser.Failure) {
            while true {
                let event = try parser.next()
                switch event.kind {
                case .streamEnd: return documents
                case .streamStart, .documentEnd, .documentStart: continue
                default: documents.append(try node(from: event, &parser, depth: 0))
                }
            }
        } catch {
            diagnostics.report(.yaml, at: error.place, error.message)
            return documents
        }
    }

    private func checked(_ bytes: [UInt8]) -> [UInt8]? {
        do throws(SourceText.Failure) {
            return try SourceText(bytes).bytes
        } catch {
            diagnostics.report(.yaml, at: Place(file: file, line: error.line, column: error.column), error.message)
            return nil
        }
    }

    private func node(
        from event: YAMLEventParser.Event,
        _ parser: inout YAMLEventParser,
        depth: Int
    ) throws(YAMLEventParser.Failure) -> Node {
        guard depth < Self.depthLimit else {
            throw YAMLEventParser.Failure(place: event.place, message: "nested deeper than \(Self.depthLimit) levels")
        }
        if event.hasAnchor || event.kind == .alias {
            throw YAMLEventParser.Failure(
                place: event.place,
                message: "anchors and aliases are not part of the spec language; write the value out"
            )
        }
        if event.hasTag {
            throw YAMLEventParser.Failure(
                place: event.place,
                message: "tags (`!`) are not part of the spec language; leave it out or quote the text"
            )
        }
        switch event.kind {
        case .scalar(let text, let isPlain):
            return Node(content: .scalar(text, isPlain: isPlain), place: event.place)
        case .sequenceStart:
            var items: [Node] = []
            while true {
                let next = try parser.next()
                if next.kind == .sequenceEnd { return Node(content: .sequence(items), place: event.place) }
                items.append(try node(from: next, &parser, depth: depth + 1))
            }
        case .mappingStart:
            var entries: [Node.Entry] = []
            while true {
                let next = try parser.next()
                if next.kind == .mappingEnd { return Node(content: .mapping(entries), place: event.place) }
                let key = try node(from: next, &parser, depth: depth + 1)
                let valueEvent = try parser.next()
                let value = try node(from: valueEvent, &parser, depth: depth + 1)
                entries.append(Node.Entry(key: key, value: value))
            }
        default:
            throw YAMLEventParser.Failure(place: event.place, message: "a value is missing here")
        }
    }
}
