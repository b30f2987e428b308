import Foundation

/// The report for people and for programs.
extension DifferenceReport {
    private static let longest = 60

    /// `1 breaking, 2 additive`, of classes that have any.
    private var counts: String {
        ChangeClass.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    }

    /// How many changes there are, and the step they need, as the last line of reports.
    private var total: String {
        guard let step else { return "nothing has changed; no version step needed" }
        return "\(changes.count == 1 ? "1 change" : "\(changes.count) changes"): \(counts); "
            + "version step needed: \(step.rawValue)"
    }

    /// A block a class, a line a change, and the step that is needed at the end.
    public var text: String {
        let blocks = ChangeClass.allCases.flatMap { changeClass -> [String] in
            let changes = changes.filter { $0.changeClass == changeClass }
            guard !changes.isEmpty else { return [] }
            return ["\(changeClass.rawValue):"]
                + changes.map { change in
                    "  \(change.place.file):\(change.place.line): \(change.kind) \(change.path)\(what(change)); "
                        + "\(change.reason) [\(change.step.rawValue)]"
                }
        }
        return (blocks + [total]).joined(separator: "\n")
    }

    /// Headings and lists, for the notes of a release.
    public var markdown: String {
        let blocks = ChangeClass.allCases.compactMap { changeClass -> String? in
            let changes = changes.filter { $0.changeClass == changeClass }
            guard !changes.isEmpty else { return nil }
            let lines = changes.map { change in
                "* \(code(change.path)) (\(change.kind))\(what(change, quoting: code)); \(change.reason)."
            }
            let title = changeClass.rawValue.prefix(1).uppercased() + changeClass.rawValue.dropFirst()
            return "### \(title)\n\n" + lines.joined(separator: "\n")
        }
        return (blocks + [total.prefix(1).uppercased() + total.dropFirst() + "."]).joined(separator: "\n\n")
    }

    /// What has happened, with what was and what is: `: default changed, 1 → 2`.
    private func what(_ change: Change, quoting quote: (String) -> String = { $0 }) -> String {
        let event = change.fact.map { ": \($0) \(change.event)" } ?? " " + change.event
        switch (change.old, change.new) {
        case (let old?, let new?): return "\(event), \(quote(short(old))) → \(quote(short(new)))"
        case (let text?, nil), (nil, let text?):
            return change.fact == nil || text == OutlineNode.holds ? event : "\(event), \(quote(short(text)))"
        case (nil, nil): return event
        }
    }

    private func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count <= Self.longest ? line : line.prefix(Self.longest - 1) + "…"
    }

    /// As Markdown shows it to the letter.
    private func code(_ text: String) -> String { "`" + text.replacing("`", with: "'") + "`" }

    private struct Document: Encodable {
        struct Entry: Encodable {
            var path: String
            var kind: String
            var event: String
            var fact: String?
            var changeClass: String
            var step: String
            var reason: String
            var old: String?
            var new: String?
            var file: String
            var line: Int

            enum CodingKeys: String, CodingKey {
                case path, kind, event, fact, step, reason, old, new, file, line
                case changeClass = "class"
            }

            /// Writes every key, also those of what is not there, as `null`.
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(path, forKey: .path)
                try container.encode(kind, forKey: .kind)
                try container.encode(event, forKey: .event)
                try container.encode(fact, forKey: .fact)
                try container.encode(changeClass, forKey: .changeClass)
                try container.encode(step, forKey: .step)
                try container.encode(reason, forKey: .reason)
                try container.encode(old, forKey: .old)
                try container.encode(new, forKey: .new)
                try container.encode(file, forKey: .file)
                try container.encode(line, forKey: .line)
            }
        }

        /// Grows where a key is taken away or means something else.
        var version = 1
        var step: String
        var counts: [String: Int]
        var changes: [Entry]
    }

    /// Every change with all that is known of it; `step` is `none` where nothing has changed.
    public func json() throws -> String {
        let document = Document(
            step: step?.rawValue ?? "none",
            counts: Dictionary(uniqueKeysWithValues: ChangeClass.allCases.map { ($0.rawValue, count($0)) }),
            changes: changes.map { change in
                Document.Entry(
                    path: change.path,
                    kind: change.kind,
                    event: change.event,
                    fact: change.fact,
                    changeClass: change.changeClass.rawValue,
                    step: change.step.rawValue,
                    reason: change.reason,
                    old: change.old,
                    new: change.new,
                    file: change.place.file,
                    line: change.place.line
                )
            }
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
}
