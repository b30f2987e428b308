import Foundation

/// A value of a property list.
package enum PropertyListValue: Sendable, Hashable {
    case string(String)
    case boolean(Bool)
    case number(Double)
    case data(Data)
    case date(Date)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
}

extension PropertyListValue: Decodable {
    /// Reads whatever stands there. Booleans and numbers stay apart: the decoder does not take one for the other.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let date = try? container.decode(Date.self) {
            self = .date(date)
        } else if let data = try? container.decode(Data.self) {
            self = .data(data)
        } else if let array = try? container.decode([PropertyListValue].self) {
            self = .array(array)
        } else {
            self = .dictionary(try container.decode([String: PropertyListValue].self))
        }
    }

    /// The values of a property list file, XML, binary or JSON, whose root is a dictionary.
    package static func dictionary(fromPropertyList data: Data) throws -> [String: PropertyListValue] {
        let first = data.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        // A property list of the old kind starts like that as well.
        if first == UInt8(ascii: "{"),
            let values = try? JSONDecoder().decode([String: PropertyListValue].self, from: data)
        {
            return values
        }
        return try PropertyListDecoder().decode([String: PropertyListValue].self, from: data)
    }
}

extension PropertyListValue {
    /// The value as Foundation has it.
    package var plain: Any {
        switch self {
        case .string(let value): value
        case .boolean(let value): value
        case .number(let value): value
        case .data(let value): value
        case .date(let value): value
        case .array(let values): values.map(\.plain)
        case .dictionary(let values): values.mapValues(\.plain)
        }
    }

    /// The value as a property list value, or nil where a property list cannot hold it or it is nested too deep.
    package init?(_ value: Any) {
        self.init(value, levels: 512)
    }

    private init?(_ value: Any, levels: Int) {
        guard levels > 0 else { return nil }
        switch value {
        case let known as PropertyListValue: self = known
        case let string as String: self = .string(string)
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date)
        // Before numbers: a cast of a list to NSNumber converts the whole list first.
        case let array as [Any]:
            let values = array.compactMap { PropertyListValue($0, levels: levels - 1) }
            guard values.count == array.count else { return nil }
            self = .array(values)
        case let dictionary as [String: Any]:
            let values = dictionary.compactMapValues { PropertyListValue($0, levels: levels - 1) }
            guard values.count == dictionary.count else { return nil }
            self = .dictionary(values)
        case let number as NSNumber:
            // A Bool is an NSNumber too; only its type encoding tells it from 0 and 1.
            let isBoolean = type(of: value) == Bool.self || ["c", "B"].contains(String(cString: number.objCType))
            self = isBoolean ? .boolean(number.boolValue) : .number(number.doubleValue)
        default: return nil
        }
    }
}
