/// A line that imports a module.
struct ImportLine {
    let module: String

    init?(_ line: String) {
        let line = LookedAtLine(line)
        guard line.isImport else { return nil }
        let names = line.wordsAfterAttributes.filter { $0.kind == .name }
        guard let module = names.first?.text else { return nil }
        self.module = module
    }
}
