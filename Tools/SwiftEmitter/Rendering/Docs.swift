import SpecKit

/// Doc comments from facts.
extension FactsSpec {
    /// `@available(*, deprecated, message: …)` where it should no longer be used.
    var availability: [Expression] {
        deprecated.map { [.call("@available", [.init(.plain("*, deprecated")), .init("message", .text($0))])] } ?? []
    }
}

extension Spec {
    /// Abstract, discussion, decision, since and source.
    func doc(_ facts: FactsSpec, parameters: [ParameterSpec] = [], returns: String? = nil, notes: [String] = [])
        -> DocComment
    {
        let text = DocText(facts.doc.value)
        let discussion = ([text.discussion] + notes).filter { !$0.isEmpty }.joined(separator: " ")
        var paragraphs = discussion.isEmpty ? [] : [discussion]
        paragraphs += facts.remarks
        paragraphs.append(origin(facts))
        return DocComment(
            abstract: text.abstract,
            paragraphs: paragraphs,
            parameters: parameters.map { ($0.name.value, describe($0)) },
            returns: returns
        )
    }

    /// A comment of one paragraph.
    func doc(_ text: Located<String>, since: Located<String>? = nil) -> DocComment {
        let text = DocText(text.value)
        let age = since.map { "Since \($0.value)." }
        return DocComment(abstract: text.abstract, paragraphs: [text.discussion, age ?? ""].filter { !$0.isEmpty })
    }

    private func describe(_ parameter: ParameterSpec) -> String {
        let unit = parameter.unit.map { " In \($0)." } ?? ""
        return parameter.doc.value + unit
    }

    /// `Since 7.1.1. From "Push primer for iOS", customization.`
    func origin(_ facts: FactsSpec) -> String {
        "Since \(facts.since.value). From \(page(of: facts.source))."
    }
}
