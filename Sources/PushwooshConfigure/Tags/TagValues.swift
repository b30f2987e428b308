/// Tags as they can be sent and kept.
enum TagValues {
    /// What of an app's tags can be sent, and the names of what cannot.
    static func read(_ tags: [AnyHashable: Any]) -> (values: [String: PropertyListValue], unusable: [String]) {
        var values: [String: PropertyListValue] = [:]
        var unusable: [String] = []
        for (key, value) in tags {
            if let name = key as? String, !name.isEmpty, let value = PropertyListValue(value) {
                values[name] = value.asTag
            } else {
                unusable.append("\(key)")
            }
        }
        return (values, unusable.sorted())
    }

    /// The tags known on a device once these are set: an operation is carried out on what is there.
    static func merge(_ known: [String: PropertyListValue], _ changes: [String: PropertyListValue])
        -> [String: PropertyListValue]
    {
        var merged = known
        for (name, value) in changes { merged[name] = value.applied(to: known[name]) }
        return merged
    }
}

extension PropertyListValue {
    /// `#pwinc#3` is the older way to write what `PWTagsBuilder.incrementalTag(with: 3)` makes.
    fileprivate var asTag: PropertyListValue {
        let mark = "#pwinc#"
        guard case .string(let text) = self, text.hasPrefix(mark), let number = Double(text.dropFirst(mark.count)),
            number.isFinite
        else { return self }
        return .dictionary(["operation": .string("increment"), "value": .number(number)])
    }

    /// What a tag is after it was set to this.
    fileprivate func applied(to old: PropertyListValue?) -> PropertyListValue {
        guard case .dictionary(let fields) = self, case .string(let operation)? = fields["operation"],
            let value = fields["value"]
        else { return self }
        switch (operation, value, old) {
        case ("increment", .number(let delta), .number(let number)): return .number(number + delta)
        case ("increment", .number, _): return value
        case ("append", .array(let added), .array(let list)): return .array(list + added.filter { !list.contains($0) })
        case ("append", .array, _): return value
        case ("remove", .array(let removed), .array(let list)): return .array(list.filter { !removed.contains($0) })
        case ("remove", .array, _): return old ?? .array([])
        default: return self
        }
    }

    /// The value as an app knows it.
    var plain: Any {
        switch self {
        case .string(let value): value
        case .boolean(let value): value
        case .number(let value): Int64(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
        case .data(let value): value
        case .date(let value): value
        case .array(let values): values.map(\.plain)
        case .dictionary(let values): values.mapValues(\.plain)
        }
    }
}
