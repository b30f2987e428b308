import SpecKit

/// Renders every file of a module's public API.
struct ModuleRenderer {
    let spec: Spec

    /// Path below the output folder, and contents.
    func files() -> [GeneratedFile] {
        spec.modules.flatMap { module in
            module.items.flatMap { files(for: $0, in: module) } + plistKeys(of: module)
        } + plistNames()
    }

    private func files(for item: ItemSpec, in module: ModuleSpec) -> [GeneratedFile] {
        let name = item.facts.name.value
        let origin = item.facts.name.place.fileInSpec
        func file(_ name: String, _ declarations: [Declaration], imports extra: [String] = []) -> GeneratedFile {
            GeneratedFile(name, in: module, from: origin, declarations, imports: extra)
        }
        func file(_ type: TypeDeclaration, named name: String, imports extra: [String] = []) -> GeneratedFile {
            file(name, [.type(type)], imports: extra)
        }
        switch item {
        case .enumeration(let item): return [file(name, EnumRenderer(spec: spec).declarations(item))]
        case .optionSet(let item): return [file(name, OptionSetRenderer(spec: spec).declarations(item))]
        case .delegate(let item): return [file(name, DelegateRenderer(spec: spec).declarations(item))]
        case .object(let item):
            let renderer = ClassRenderer(spec: spec)
            return [file(name, renderer.declarations(item))]
                + (renderer.backend(item).map { [file($0, named: name + "Backend")] } ?? [])
        case .requirements(let item): return [file(ProtocolRenderer(spec: spec).declaration(item), named: name)]
        case .constant(let item): return [file(name, [ConstantRenderer(spec: spec).declaration(item)])]
        case .alias(let item): return [file(name, [ConstantRenderer(spec: spec).declaration(item)])]
        case .builder(let item):
            let renderer = BuilderRenderer(spec: spec, builder: item)
            return [
                file(renderer.declaration(), named: name, imports: ["import Synchronization"]),
                file(renderer.settings(), named: item.settings.value),
                file(renderer.backend(), named: name + "Backend"),
            ]
        case .facade(let item):
            let renderer = FacadeRenderer(spec: spec, facade: item, module: module.name.value)
            return [file(renderer.declaration(), named: name)]
                + renderer.topics.map { file(renderer.declaration(of: $0), named: "\(name)+\($0)") }
                + (renderer.hasBackend
                    ? [file(FacadeBackendRenderer(facade: item).declaration(), named: name + "Backend")] : [])
                + gateways(of: item, declaredIn: module)
        case .plistKey: return []
        }
    }

    /// Members that another module adds: an extension in a file of that module.
    private func gateways(of facade: FacadeSpec, declaredIn module: ModuleSpec) -> [GeneratedFile] {
        facade.gateways.compactMap { gateway in
            guard let other = spec.modules.first(where: { $0.name == gateway.module }), other.name != module.name else {
                return nil
            }
            let owner = facade.facts.name.value
            let renderer = FacadeRenderer(spec: spec, facade: facade, module: other.name.value)
            return GeneratedFile(
                "\(owner)+\(gateway.baseName)",
                in: other,
                from: gateway.facts.name.place.fileInSpec,
                [
                    .type(
                        TypeDeclaration(
                            introducer: "extension",
                            name: owner,
                            members: [renderer.declaration(gateway)]
                        )
                    )
                ]
            )
        }
    }

    private func plistKeys(of module: ModuleSpec) -> [GeneratedFile] {
        let keys = module.items.plistKeys
        guard let first = keys.first else { return [] }
        let declaration = PlistRenderer(spec: spec).declaration(keys, in: module)
        let origin = first.facts.name.place.fileInSpec
        return [GeneratedFile(declaration.name, in: module, from: origin, [.type(declaration)])]
    }

    /// The names of every module's keys, for the lowest module that has any: it can see no other's table.
    private func plistNames() -> [GeneratedFile] {
        let keys = spec.items.map(\.item).plistKeys
        guard let module = spec.modules.first(where: { !$0.items.plistKeys.isEmpty }), let first = keys.first else {
            return []
        }
        let declaration = PlistRenderer(spec: spec).names(keys)
        let origin = first.facts.name.place.fileInSpec
        return [GeneratedFile(declaration.name, in: module, from: origin, [.type(declaration)])]
    }
}

extension [ItemSpec] {
    /// The Info.plist keys among them.
    var plistKeys: [PlistKeySpec] { compactMap { if case .plistKey(let key) = $0 { key } else { nil } } }
}

/// A file to be written.
struct GeneratedFile {
    /// Below the output folder.
    var path: String
    /// Its text.
    var text: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    init(path: String, source: SourceFile) {
        self.init(path: path, text: Printer.print(source))
    }

    /// A file of a module, which imports what the module stands on.
    init(
        _ name: String,
        in module: ModuleSpec,
        from origin: String,
        _ declarations: [Declaration],
        imports extra: [String] = []
    ) {
        self.init(
            path: "\(module.name.value)/\(name).swift",
            source: SourceFile(
                origin: origin,
                imports: module.imports.map { "import " + $0.value } + extra,
                declarations: declarations
            )
        )
    }
}
