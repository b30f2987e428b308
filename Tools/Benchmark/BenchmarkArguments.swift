import Foundation

/// `benchmark PWSPEC SPEC JSON`, or `benchmark --build RUNS JSON`.
enum BenchmarkArguments {
    static var tool: String { word(1, standard: ".build/release/pwspec") }
    static var spec: String { word(2, standard: "Spec") }
    static var measuresBuilds: Bool { word(1, standard: "") == "--build" }
    static var buildRuns: Int { Int(word(2, standard: "3")) ?? 3 }
    static var output: String { word(3, standard: ".build/benchmark.json") }

    private static func word(_ index: Int, standard: String) -> String {
        CommandLine.arguments.count > index ? CommandLine.arguments[index] : standard
    }
}
