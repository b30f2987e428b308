/// Every text is a sentence: it starts large, ends with a stop, and its abstract has at most 150 characters.
///
/// A text that YAML cut at ` #` shows by its missing stop.
struct TextValidator: Validator {
    /// The longest abstract, in characters.
    static let limit = 150

    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        for doc in spec.docs {
            let text = doc.value
            // An empty one was reported when it was read.
            guard let last = text.last else { continue }
            if !".?!`".contains(last) {
                diagnostics.report(
                    .text,
                    at: doc.place,
                    "'\(text.suffix(30))' does not end a sentence; add a full stop, "
                        + "or quote the text if ' #' or ': ' in it was meant"
                )
            }
            // An abstract has no more characters than its text has bytes.
            guard text.utf8.count > Self.limit else { continue }
            let abstract = DocText(text).abstract
            if abstract.count > Self.limit {
                diagnostics.report(
                    .text,
                    at: doc.place,
                    "the abstract has \(abstract.count) characters, \(Self.limit) at most; say the first sentence shorter"
                )
            }
        }
    }
}

extension Spec {
    var docs: [Located<String>] {
        let inner = items.flatMap { _, item -> [Located<String>] in
            switch item {
            case .enumeration(let item): item.cases.map(\.doc)
            case .optionSet(let item): item.members.map(\.doc)
            default: item.methods.flatMap { $0.parameters.map(\.doc) }
            }
        }
        return allFacts.map(\.doc) + inner + behaviours.map(\.doc) + modules.map(\.doc) + notCovered.map(\.reason)
    }
}
