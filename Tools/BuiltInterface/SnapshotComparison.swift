import SpecKit

/// A snapshot that is kept against what is built: every line that differs is a finding.
struct SnapshotComparison {
    static let command = "make api"

    /// Path of the snapshot as messages name it, what it holds, and what is built.
    static func findings(path: String, kept: String?, built: InterfaceSnapshot, module: String) -> [Finding] {
        guard let kept else {
            return [finding(path, 1, "", "there is no snapshot of \(module); run `\(command)`")]
        }
        let old = kept.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = built.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return new.difference(from: old).map { change in
            switch change {
            case .remove(let offset, let text, _):
                finding(path, offset + 1, text, "'\(text.trimmed)' is not in \(module) as it is built; \(advice)")
            case .insert(let offset, let text, _):
                // The line of the new snapshot: where `make api` will put it.
                finding(path, offset + 1, text, "'\(text.trimmed)' is in \(module) and not here; \(advice)")
            }
        }
    }

    private static let advice = "if that is meant, run `\(command)`"

    private static func finding(_ path: String, _ line: Int, _ text: String, _ message: String) -> Finding {
        Finding(
            page: path,
            line: line,
            column: 1,
            rule: "api-stale",
            severity: .error,
            fragment: text.trimmed,
            message: message
        )
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
