/// The keys of one mapping, taken one after another; what nobody took is an unknown key.
///
/// Every complaint goes to the diagnostics with its place, and the reader goes on: one run finds all mistakes.
final class Fields {
    let place: Place
    let diagnostics: Diagnostics
    private let what: String
    private var entries: [(name: String, keyPlace: Place, value: Node)] = []
    private var known: [String] = []
    private var missing: [String] = []
    private var isFinished = false

    /// Nil, reported, where `node` is no mapping.
    init?(_ node: Node, of what: String, _ diagnostics: Diagnostics) {
        place = node.place
        self.diagnostics = diagnostics
        self.what = what
        guard case .mapping(let pairs) = node.content else {
            diagnostics.report(
                .value,
                at: node.place,
                "\(what) is a mapping of keys to values; here is \(node.kindName)"
            )
            return nil
        }
        entries.reserveCapacity(pairs.count)
        known.reserveCapacity(16)
        var firstPlaces = [String: Place](minimumCapacity: pairs.count)
        for pair in pairs {
            guard let name = pair.key.text, !pair.key.isNull else {
                diagnostics.report(
                    .key,
                    at: pair.key.place,
                    "a key of \(what) must be a word; here is \(pair.key.kindName)"
                )
                continue
            }
            if let first = firstPlaces[name] {
                diagnostics.report(
                    .key,
                    at: pair.key.place,
                    "'\(name)' is given twice; the first is in line \(first.line), column \(first.column); remove one"
                )
                continue
            }
            firstPlaces[name] = pair.key.place
            entries.append((name, pair.key.place, pair.value))
        }
    }

    /// The names of the keys, in the order of the file.
    var names: [String] { entries.map(\.name) }

    /// The first key: what the mapping is.
    var first: (name: String, place: Place)? { entries.first.map { ($0.name, $0.keyPlace) } }

    /// Takes a value, or nil where the key is not there. A null value is reported.
    func take(_ name: String) -> Node? {
        known.append(name)
        guard let index = entries.firstIndex(where: { $0.name == name }) else { return nil }
        let entry = entries.remove(at: index)
        if entry.value.isNull {
            diagnostics.report(.key, at: entry.keyPlace, "'\(name)' has no value; give it one or remove the key")
            return nil
        }
        return entry.value
    }

    /// Whether the key is there and not taken yet.
    func has(_ name: String) -> Bool { entries.contains { $0.name == name } }

    /// Takes a value that must be there.
    func require(_ name: String) -> Node? {
        if !has(name) {
            known.append(name)
            missing.append(name)
            return nil
        }
        return take(name)
    }

    deinit { reportMissing() }

    /// A key that is left over and spelt nearly so is what was meant, and is reported as unknown: that is one mistake.
    private func reportMissing() {
        for name in missing where NearMiss.of(name, in: entries.map(\.name)) == nil || !isFinished {
            diagnostics.report(.key, at: place, "\(what) needs '\(name)'")
        }
        missing = []
    }

    /// Reports what is left over, and what is missing.
    func finish() {
        isFinished = true
        reportMissing()
        for entry in entries {
            let options = known.sorted().joined(separator: ", ")
            let near = NearMiss.of(entry.name, in: known)
            diagnostics.report(
                .key,
                at: entry.keyPlace,
                "\(what) has no key '\(entry.name)'; "
                    + (near.map { "did you mean '\($0)'?" } ?? "its keys are \(options)"),
                suggestion: near
            )
        }
    }
}
