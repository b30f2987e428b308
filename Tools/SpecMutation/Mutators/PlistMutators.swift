import SpecKit

/// Changes what holds without a key of Info.plist.
struct PlistDefaultMutator: Mutator {
    static let kind = "default of a key"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.plistKeys.map { key in
            let value = key.defaultValue?.value
            let other = value.map(OtherValue.of) ?? (key.type == .Number ? "1" : "\"other\"")
            var changed = key
            changed.defaultValue = Located(other, key.defaultValue?.place ?? key.facts.name.place)
            return Mutant(
                Self.kind,
                key.facts.name.value,
                "\(value ?? "none") → \(other)",
                at: key.defaultValue?.place ?? key.facts.name.place,
                .item(.plistKey(changed))
            )
        }
    }
}

/// Changes what a word means and where a number ends.
struct PlistReadingMutator: Mutator {
    static let kind = "reading of a key"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.plistKeys.flatMap { key -> [Mutant] in
            func mutant(_ change: String, _ place: Place, _ body: (inout PlistKeySpec) -> Void) -> Mutant {
                var changed = key
                body(&changed)
                return Mutant(Self.kind, key.facts.name.value, change, at: place, .item(.plistKey(changed)))
            }
            let words = key.values.indices.map { index in
                let pair = key.values[index]
                let other = OtherValue.of(pair.value.value)
                return mutant("\(pair.word.value) means \(other)", pair.value.place) {
                    $0.values[index].value.value = other
                }
            }
            let least = key.atLeast.map { bound in
                mutant("at least \(bound.value) → \(bound.value + 1)", bound.place) { $0.atLeast?.value += 1 }
            }
            let most = key.atMost.map { bound in
                mutant("at most \(bound.value) → \(bound.value + 1)", bound.place) { $0.atMost?.value += 1 }
            }
            let off =
                key.isOffAtZero
                ? mutant("0 and below are no longer off", key.facts.name.place) { $0.isOffAtZero = false } : nil
            return words + [least, most, off].compactMap { $0 }
        }
    }
}

extension Spec {
    fileprivate var plistKeys: [PlistKeySpec] { items { if case .plistKey(let key) = $0 { key } else { nil } } }
}
