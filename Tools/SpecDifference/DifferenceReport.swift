import SpecKit

/// Every difference between two specs.
public struct DifferenceReport: Sendable {
    /// The changes by class, the gravest first, then by path.
    public let changes: [Change]

    /// Compares two specs; `oldName` and `newName` say where they are.
    public init(from old: Spec, shownAs oldName: String, to new: Spec, shownAs newName: String) {
        let changes = OutlineComparison.changes(
            from: SpecOutline(old, shownAs: oldName).root(),
            to: SpecOutline(new, shownAs: newName).root()
        )
        self.changes = ChangeClass.allCases.flatMap { changeClass in
            changes.filter { $0.changeClass == changeClass }.sorted { Self.order($0) < Self.order($1) }
        }
    }

    private static func order(_ change: Change) -> (String, String, String, String, String) {
        (change.path, change.fact ?? "", change.event, change.old ?? "", change.new ?? "")
    }

    /// The largest step that a change needs; nil where nothing has changed.
    public var step: VersionStep? { changes.map(\.step).max() }

    /// How many changes are of a class.
    public func count(_ changeClass: ChangeClass) -> Int { changes.count { $0.changeClass == changeClass } }
}
