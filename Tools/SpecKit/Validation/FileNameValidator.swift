/// No two types are written to one file: some file systems take `DemoThing.swift` and `Demothing.swift` for one.
struct FileNameValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        var first: [String: (file: String, owner: Located<String>)] = [:]
        for (module, item) in spec.items where item.declaresType {
            for file in Self.files(of: item) {
                let key = "\(module.name.value)/\(file)".lowercased()
                guard let other = first[key] else {
                    first[key] = (file, item.facts.name)
                    continue
                }
                // Two types of the same name are reported as such.
                guard other.owner.value != item.facts.name.value else { continue }
                diagnostics.report(
                    .duplicate,
                    at: item.facts.name.place,
                    "'\(item.facts.name.value)' and '\(other.owner.value)' are both written to \(other.file).swift "
                        + "where case does not count; rename one"
                )
            }
        }
    }

    /// The type's own, and those of what is generated with it.
    private static func files(of item: ItemSpec) -> [String] {
        let name = item.facts.name.value
        return switch item {
        case .facade: [name, name + "Backend"]
        case .builder(let builder): [name, name + "Backend", builder.settings.value]
        default: [name]
        }
    }
}
