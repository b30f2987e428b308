import DocConformance
import Foundation

/// Asks the compiler whether the code of conformance tests still fits the modules as they are built.
struct CodeJudge {
    /// How much goes into one run of the compiler.
    private static let batch = 100

    private let workFolder: WorkFolder
    private let frontend: SwiftFrontend
    private let modules: BuiltModules

    /// Takes the build folder; nil stands for that of the running tool.
    init(modules folder: String?) throws {
        workFolder = try WorkFolder()
        frontend = SwiftFrontend(workFolder: workFolder)
        modules = try BuiltModules(folder: folder, frontend: frontend)
    }

    /// The indices of those texts that do not compile, each on its own, with the first error.
    func failing(_ texts: [String]) throws -> [Int: String] {
        var failing: [Int: String] = [:]
        for start in stride(from: 0, to: texts.count, by: Self.batch) {
            let files = try texts[start...].prefix(Self.batch).enumerated().map { offset, text in
                try workFolder.write(
                    Self.enclosed(text, in: "Mutant\(start + offset)"),
                    to: "Mutant\(start + offset).swift"
                )
            }
            let errors = try frontend.firstErrors(
                ["-typecheck", "-module-name", "Mutants", "-swift-version", "6"] + files + modules.arguments
                    + modules.packageArguments
            )
            for (index, file) in files.enumerated() {
                failing[start + index] = errors[file]
            }
        }
        return failing
    }

    /// The declarations of a file inside a type of their own, so that many changed copies fit into one module.
    private static func enclosed(_ text: String, in name: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isImport = { (line: Substring) in line.contains("import ") && !line.hasPrefix(" ") && !line.hasPrefix("/") }
        return (lines.filter(isImport) + ["enum \(name) {"] + lines.filter { !isImport($0) } + ["}"])
            .joined(separator: "\n")
    }
}
