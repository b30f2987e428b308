import SpecKit

/// Renders every file of a module's public API.
struct ModuleRenderer {
    let spec: Spec

    /// Path below the output folder, and contents.
    func files() -> [GeneratedFile] {
        spec.modules.flatMap { module in
            module.items.flatMap { files(for: $0, in: module) } + plistKeys(of: module)
        }
    }

    private func files(for item: ItemSpec, in module: ModuleSpec) -> [GeneratedFile] {
        let name = item.facts.name.value
        switch item {
        case .enumeration(let item): return [file(name, module, [EnumRenderer(spec: spec).declaration(item)])]
        case .optionSet(let item): return [file(name, module, OptionSetRenderer(spec: spec).declarations(item))]
        case .delegate(let item): return [file(name, module, DelegateRenderer(spec: spec).declarations(item))]
        case .object(let item): return [file(name, module, [ClassRenderer(spec: spec).declaration(item)])]
        case .builder(let item):
            let renderer = BuilderRenderer(spec: spec, builder: item)
            return [
                file(name, module, [renderer.declaration()], imports: ["import Synchronization"]),
                file(item.settings.value, module, [renderer.settings()]),
                file(name + "Backend", module, [renderer.backend()]),
            ]
        case .facade(let item):
            let renderer = FacadeRenderer(spec: spec, facade: item, module: module.name.value)
            return [file(name, module, [renderer.declaration()])]
                + (renderer.hasBackend ? [file(name + "Backend", module, [renderer.backend()])] : [])
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
            let declaration = TypeDeclaration(
                introducer: "extension",
                name: owner,
                members: [.variable(renderer.variable(gateway))]
            )
            return GeneratedFile(
                path: "\(other.name.value)/\(owner)+\(gateway.facts.name.value).swift",
                source: SourceFile(
                    origin: module.file.value,
                    imports: imports(of: other),
                    declarations: [.type(declaration)]
                )
            )
        }
    }

    private func plistKeys(of module: ModuleSpec) -> [GeneratedFile] {
        let keys = module.items.compactMap { if case .plistKey(let key) = $0 { key } else { nil } }
        guard !keys.isEmpty else { return [] }
        let declaration = PlistRenderer(spec: spec).declaration(keys, in: module)
        return [file(declaration.name, module, [declaration])]
    }

    private func file(
        _ name: String,
        _ module: ModuleSpec,
        _ declarations: [Declaration],
        imports extra: [String] = []
    ) -> GeneratedFile {
        GeneratedFile(
            path: "\(module.name.value)/\(name).swift",
            source: SourceFile(
                origin: module.file.value,
                imports: imports(of: module) + extra,
                declarations: declarations
            )
        )
    }

    private func file(
        _ name: String,
        _ module: ModuleSpec,
        _ types: [TypeDeclaration],
        imports extra: [String] = []
    ) -> GeneratedFile {
        file(name, module, types.map { .type($0) }, imports: extra)
    }

    private func imports(of module: ModuleSpec) -> [String] { module.imports.map { "import " + $0.value } }
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
}
