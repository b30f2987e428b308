import CYaml
import Foundation

/// The events of libyaml as Swift values.
struct YAMLEventParser {
    /// One event.
    struct Event {
        enum Kind: Equatable {
            case streamStart, streamEnd, documentStart, documentEnd, alias
            case scalar(String, isPlain: Bool)
            case sequenceStart, sequenceEnd, mappingStart, mappingEnd
        }

        var kind: Kind
        var place: Place
        var hasAnchor = false
        var hasTag = false
    }

    /// What libyaml found wrong.
    struct Failure: Error {
        var place: Place
        var message: String
    }

    private let file: String
    // libyaml keeps pointers into both, so neither may move.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(bytes: [UInt8], file: String) {
        self.file = file
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        input = .allocate(capacity: max(1, bytes.count))
        _ = input.initialize(from: bytes)
        yaml_parser_initialize(parser)
        yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }

    mutating func close() {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    mutating func next() throws(Failure) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
            throw Failure(place: place(parser.pointee.problem_mark), message: problem)
        }
        defer { yaml_event_delete(&event) }
        let place = place(event.start_mark)
        switch event.type {
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return Event(kind: .streamEnd, place: place)
        case YAML_DOCUMENT_START_EVENT: return Event(kind: .documentStart, place: place)
        case YAML_DOCUMENT_END_EVENT: return Event(kind: .documentEnd, place: place)
        case YAML_ALIAS_EVENT: return Event(kind: .alias, place: place)
        case YAML_SEQUENCE_END_EVENT: return Event(kind: .sequenceEnd, place: place)
        case YAML_MAPPING_END_EVENT: return Event(kind: .mappingEnd, place: place)
        case YAML_SEQUENCE_START_EVENT:
            let data = event.data.sequence_start
            return Event(kind: .sequenceStart, place: place, hasAnchor: data.anchor != nil, hasTag: data.tag != nil)
        case YAML_MAPPING_START_EVENT:
            let data = event.data.mapping_start
            return Event(kind: .mappingStart, place: place, hasAnchor: data.anchor != nil, hasTag: data.tag != nil)
        case YAML_SCALAR_EVENT:
            let data = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
            return Event(
                kind: .scalar(text, isPlain: data.style == YAML_PLAIN_SCALAR_STYLE),
                place: place,
                hasAnchor: data.anchor != nil,
                hasTag: data.tag != nil
            )
        default: return Event(kind: .streamStart, place: place)
        }
    }

    private func place(_ mark: yaml_mark_t) -> Place {
        Place(file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    private var problem: String {
        let text = parser.pointee.problem.map { String(cString: $0) } ?? "this is not YAML"
        guard let context = parser.pointee.context.map({ String(cString: $0) }) else { return text }
        return "\(text) (\(context))"
    }
}
