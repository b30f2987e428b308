import Foundation

/// Reads a folder of YAML into a `Spec`, or says everything that is wrong with it.
public struct SpecLoader {
    private let folder: URL
    private let shownAs: String
    private let diagnostics = Diagnostics()

    /// Makes a loader for `folder`; `shownAs` is what messages call it.
    public init(folder: URL, shownAs: String) {
        self.folder = folder
        self.shownAs = shownAs
    }

    /// The spec, where it has no mistakes; and the mistakes. Those against `overlooked` rules count for nothing: an older
    /// spec may break a rule of today that changes nothing about its API.
    public func load(overlooking overlooked: Set<SpecRule> = []) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        let spec = read()
        let mistakes = diagnostics.all.filter { !overlooked.contains($0.rule) }
        return (mistakes.isEmpty ? spec : nil, mistakes)
    }

    private func read() -> Spec? {
        guard var spec = readSDK() else { return nil }
        spec.pages = readPages()
        for index in spec.modules.indices {
            for file in spec.modules[index].files {
                for document in documents(of: file.value, namedAt: file.place) {
                    let reader = ItemReader(diagnostics: diagnostics)
                    let mistakes = diagnostics.count
                    if let item = reader.item(from: document) {
                        spec.modules[index].items.append(item)
                    } else if let name = reader.name(of: document) {
                        spec.unreadNames.insert(name)
                    }
                    if diagnostics.count > mistakes { spec.flawedNames.insert(reader.name(of: document) ?? "") }
                }
            }
        }
        for name in behaviourFiles() {
            spec.behaviours += documents(of: name, namedAt: nil).compactMap {
                BehaviourReader(diagnostics: diagnostics).table(from: $0)
            }
        }
        spec.indexItems()
        MemberResolver(diagnostics: diagnostics).resolve(&spec)
        // A file that could not be read leaves holes; what would only follow from them is not reported.
        if !diagnostics.has(.yaml, .file) {
            reportStrayFiles(known: Set(spec.modules.flatMap { $0.files.map(\.value) } + ["sdk.yaml", "docs.yaml"]))
            ConcernResolver(diagnostics: diagnostics).resolve(&spec)
            for validator in Validators.all { validator.check(spec, diagnostics) }
        }
        return spec
    }

    private func readSDK() -> Spec? {
        guard let document = documents(of: "sdk.yaml", namedAt: nil).first,
            let fields = Fields(document, of: "sdk.yaml", diagnostics)
        else { return nil }
        let name = fields.requiredText("sdk")?.value ?? ""
        let version = fields.version("version", required: true)?.value ?? ""
        _ = fields.doc()
        let modules = fields.list("modules", required: true).compactMap { module(from: $0) }
        let types = fields.texts("types")
        let notCovered = fields.list("not_covered").compactMap { self.notCovered(from: $0) }
        fields.finish()
        var spec = Spec(name: name, version: version, modules: modules, foreignTypes: types)
        spec.notCovered = notCovered
        return spec
    }

    private func module(from node: Node) -> ModuleSpec? {
        guard let fields = Fields(node, of: "a module", diagnostics) else { return nil }
        defer { fields.finish() }
        let name = fields.requiredText("name")
        let files = fields.has("files") ? fields.texts("files") : fields.requiredText("file").map { [$0] } ?? []
        let imports = fields.texts("imports")
        let doc = fields.doc()
        guard let name, !files.isEmpty else { return nil }
        return ModuleSpec(name: name, files: files, imports: imports, doc: doc)
    }

    private func notCovered(from node: Node) -> NotCoveredSpec? {
        guard let fields = Fields(node, of: "an entry of what is not covered", diagnostics) else { return nil }
        defer { fields.finish() }
        let name = fields.requiredText("name")
        let reason = fields.requiredText("reason")
        let symbols = fields.texts("symbols")
        guard let name, let reason else { return nil }
        return NotCoveredSpec(name: name, reason: reason, symbols: symbols)
    }

    private func readPages() -> [PageSpec] {
        guard let document = documents(of: "docs.yaml", namedAt: nil).first,
            let fields = Fields(document, of: "docs.yaml", diagnostics)
        else { return [] }
        defer { fields.finish() }
        return fields.list("pages", required: true).compactMap { node in
            guard let page = Fields(node, of: "a page", diagnostics) else { return nil }
            defer { page.finish() }
            let id = page.requiredText("id")
            let title = page.requiredText("title")
            let sections = page.texts("sections")
            guard let id, let title else { return nil }
            return PageSpec(id: id, title: title.value, sections: sections.map(\.value))
        }
    }

    private func documents(of name: String, namedAt place: Place?) -> [Node] {
        let url = folder.appendingPathComponent(name)
        let shown = shownAs + "/" + name
        do throws(SourceFile.Failure) {
            let bytes = try SourceFile.bytes(at: url)
            let documents = YAMLReader(file: shown, diagnostics: diagnostics).documents(in: bytes)
            if documents.isEmpty, diagnostics.all.allSatisfy({ $0.place.file != shown }) {
                diagnostics.report(.file, at: Place(file: shown, line: 1, column: 1), "the file is empty")
            }
            return documents
        } catch {
            diagnostics.report(
                .file,
                at: place ?? Place(file: shown, line: 1, column: 1),
                "\(shown) \(error.message)"
            )
            return []
        }
    }

    private func behaviourFiles() -> [String] {
        let behaviours = folder.appendingPathComponent("behaviours")
        if FileManager.default.fileExists(atPath: behaviours.path),
            (try? FileManager.default.contentsOfDirectory(atPath: behaviours.path)) == nil
        {
            let place = Place(file: shownAs + "/behaviours", line: 1, column: 1)
            diagnostics.report(.file, at: place, "this is no folder that can be read; its tables belong into one")
        }
        return yamlFiles(in: behaviours).map { "behaviours/" + $0 }
    }

    private func yamlFiles(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
    }

    /// A file that no module names would otherwise be left out without a word.
    private func reportStrayFiles(known: Set<String>) {
        for name in yamlFiles(in: folder) where !known.contains(name) {
            diagnostics.report(
                .file,
                at: Place(file: shownAs + "/" + name, line: 1, column: 1),
                "no module in sdk.yaml names this file; add it there or remove it"
            )
        }
    }
}
