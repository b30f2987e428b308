/// Modules stand on modules before them, and no item uses a type of a module that its own does not import.
struct ModuleValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        var seen: Set<String> = []
        var reachable: [String: Set<String>] = [:]
        for module in spec.modules {
            if !seen.insert(module.name.value).inserted {
                diagnostics.report(
                    .duplicate,
                    at: module.name.place,
                    "the module '\(module.name.value)' is listed twice"
                )
            }
            let direct = module.imports.map(\.value)
            reachable[module.name.value] = Set(direct).union(direct.flatMap { reachable[$0] ?? [] })
            for name in module.imports
            where spec.modules.contains(where: { $0.name == name }) && !seen.contains(name.value) {
                diagnostics.report(
                    .file,
                    at: name.place,
                    "\(module.name.value) imports \(name.value), which comes after it; list it before"
                )
            }
        }
        for (module, item) in spec.items {
            for type in item.usedTypes {
                for name in type.names {
                    guard let owner = spec.item(named: name)?.module, owner != module.name.value else {
                        continue
                    }
                    if !(reachable[module.name.value] ?? []).contains(owner) {
                        diagnostics.report(
                            .type,
                            at: type.place,
                            "\(module.name.value) does not import \(owner), which declares \(name)"
                        )
                    }
                }
            }
        }
    }
}

extension ItemSpec {
    /// Every type that a parameter, a result, a property or a setter of its own has.
    var usedTypes: [TypeReference] {
        var types = methods.flatMap(\.usedTypes) + properties.map(\.type)
        switch self {
        case .builder(let item): types += item.setters.map(\.type)
        case .constant(let item): types += item.type.map { [$0] } ?? []
        case .alias(let item): types.append(item.type)
        case .object(let item):
            types += ([item.inherits].compactMap { $0 } + item.conformsTo).map {
                TypeReference(text: $0.value, names: [$0.value], place: $0.place)
            }
        default: break
        }
        return types
    }
}
