import Foundation

// Measures the tool against itself in one run: ratios, never seconds against a limit of their own.
do {
    try Benchmark(tool: BenchmarkArguments.tool, spec: BenchmarkArguments.spec, output: BenchmarkArguments.output).run()
} catch {
    FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
    exit(2)
}
