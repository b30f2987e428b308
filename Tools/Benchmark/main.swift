import Foundation

// Measures the tool against itself in one run: ratios, never seconds against a limit of their own.
do {
    if BenchmarkArguments.measuresBuilds {
        let rows = try BuildBenchmark(package: ".", runs: BenchmarkArguments.buildRuns).rows()
        try Benchmark.report(rows, to: BenchmarkArguments.output)
    } else {
        try Benchmark(tool: BenchmarkArguments.tool, spec: BenchmarkArguments.spec, output: BenchmarkArguments.output)
            .run()
    }
} catch {
    FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
    exit(2)
}
