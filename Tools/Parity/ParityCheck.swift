import SpecKit

/// Holds a spec against the symbols of an SDK.
public struct ParityCheck {
    private let spec: Spec
    private let names: SpecNames

    /// Makes a check of a spec.
    public init(spec: Spec) {
        self.spec = spec
        names = SpecNames(spec)
    }

    /// What becomes of each symbol, by type, in the order of the list; and what the spec has besides.
    public func run(on symbols: [SDKSymbol]) -> ParityReport {
        var owners: [String] = []
        var rows: [String: [ParityReport.Row]] = [:]
        for symbol in symbols {
            if rows[symbol.owner] == nil { owners.append(symbol.owner) }
            rows[symbol.owner, default: []].append(ParityReport.Row(symbol: symbol, state: state(of: symbol)))
        }
        let types = owners.map { owner in
            ParityReport.TypeRows(name: owner, rows: rows[owner] ?? [], extra: extra(in: owner, rows[owner] ?? []))
        }
        let listed = Set(owners)
        let further = names.types.keys.filter { !listed.contains($0) }.sorted()
        return ParityReport(types: types, furtherTypes: further)
    }

    private func state(of symbol: SDKSymbol) -> ParityReport.State {
        if let reason = reasonForLeavingOut(symbol) { return .leftOut(reason) }
        if symbol.owner.isEmpty { return names.alone.contains(symbol.name) ? .covered : .missing }
        guard let type = names.types[symbol.owner] else { return .missing }
        if symbol.isType { return .covered }
        if symbol.isAsync {
            if let how = type.otherwise[symbol.name + SpecNames.asyncMark] { return .speltOtherwise(how) }
            return isDeclaredAsync(symbol) ? .covered : .missing
        }
        if let how = type.otherwise[symbol.name] { return .speltOtherwise(how) }
        return type.members.contains(symbol.name) ? .covered : .missing
    }

    private func isDeclaredAsync(_ symbol: SDKSymbol) -> Bool {
        guard let item = spec.item(named: symbol.owner)?.item else { return false }
        return item.methods.contains { $0.isAsync && $0.spelling.description == symbol.name }
    }

    private func reasonForLeavingOut(_ symbol: SDKSymbol) -> String? {
        // An async form goes with the method it is made from.
        let wanted = [symbol.owner, symbol.fullName]
        for entry in spec.notCovered {
            for left in entry.symbols.map(\.value) {
                if wanted.contains(left) || (symbol.isAsync && left.hasPrefix(symbol.fullName.dropLast())) {
                    return entry.reason.value
                }
            }
        }
        return nil
    }

    private func extra(in owner: String, _ rows: [ParityReport.Row]) -> [String] {
        guard let type = names.types[owner] else { return [] }
        let known = Set(rows.map(\.symbol.name))
        // A setter stands for the property of its name.
        return type.members.subtracting(type.inherited).filter {
            !known.contains($0) && !known.contains($0.replacing("(_:)", with: ""))
        }.sorted()
    }
}
