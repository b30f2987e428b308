extension PWTagsBuilder {
    static var backend: any PWTagsBuilderBackend { TagOperations() }
}

extension PWTags {
    static var backend: any PWTagsBackend { OlderTagOperations() }
}

/// Values that say what to do with a tag.
private struct TagOperations: PWTagsBuilderBackend {
    func incrementalTag(with delta: Int) -> [AnyHashable: Any]? { ["operation": "increment", "value": delta] }
    func appendValues(toListTag array: [String]) -> [AnyHashable: Any]? { ["operation": "append", "value": array] }
    func removeValues(fromListTag array: [String]) -> [AnyHashable: Any]? { ["operation": "remove", "value": array] }
}

/// The same for callers that may pass nil.
private struct OlderTagOperations: PWTagsBackend {
    func incrementalTag(with delta: Int) -> [AnyHashable: Any]! { PWTagsBuilder.incrementalTag(with: delta) }
    func appendValues(toListTag array: [String]!) -> [AnyHashable: Any]! {
        PWTagsBuilder.appendValues(toListTag: array ?? [])
    }
    func removeValues(fromListTag array: [String]!) -> [AnyHashable: Any]! {
        PWTagsBuilder.removeValues(fromListTag: array ?? [])
    }
}
