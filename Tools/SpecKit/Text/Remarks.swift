extension FactsSpec {
    /// What is to be known beside what it is for, each with what it is about and how a sentence of it starts.
    private var parts: [(label: String, start: String, text: String)] {
        [
            deprecated.map { ("deprecated", "Deprecated. ", $0) },
            decision.map { ("decision", "", $0) },
            beside.map { ("not in iOS", "Not in the iOS SDK. ", $0) },
        ].compactMap { $0 }
    }

    /// That it is deprecated, which reading is taken and why, why it is here.
    var labelledRemarks: [Explanation.Fact] { parts.map { Explanation.Fact($0.label, $0.text) } }

    /// The same as sentences.
    public var remarks: [String] { parts.map { $0.start + $0.text } }
}

extension Spec {
    /// The page that a source names, as people know it: `“Push primer for iOS”, customization`.
    public func page(of source: Located<String>) -> String {
        let reference = SourceReference(source.value)
        let title = pages.first { $0.id.value == reference.page }?.title ?? ""
        return "“\(title)”" + (reference.sectionTitle.map { ", " + $0 } ?? "")
    }
}
