import Foundation

/// What a module adds to an app that only says hello: size on disk, memory and time to launch, over Foundation alone.
struct HelloBenchmark {
    let package: String

    private static let products = [
        "PushwooshTransport", "PushwooshConfigure", "PushwooshPrimer", "PushwooshMedia", "PushwooshFramework",
    ]

    /// A line of code that makes the linker keep the module.
    private static let uses = [
        "PushwooshTransport": "UIApplication.self", "PushwooshConfigure": "Pushwoosh.version()",
        "PushwooshPrimer": "Pushwoosh.configure.pushPrimer", "PushwooshMedia": "Pushwoosh.media",
        "PushwooshFramework": "(Pushwoosh.configure.pushPrimer, Pushwoosh.media)",
    ]

    func rows() throws -> [Benchmark.Row] {
        let folder = URL(fileURLWithPath: package).deletingLastPathComponent().appendingPathComponent("Hello")
        try writeApps(to: folder)
        _ = try ChildRun(
            ["/usr/bin/env", "--chdir=\(folder.path)", "swift", "build", "--configuration", "release"]
        )
        let bare = try cost(of: "Foundation", in: folder)
        return try Self.products.flatMap { product -> [Benchmark.Row] in
            let cost = try cost(of: product, in: folder)
            return [
                Benchmark.Row(name: "hello with \(product), launch", value: cost.launch - bare.launch, unit: "ms more"),
                Benchmark.Row(name: "hello with \(product), memory", value: cost.memory - bare.memory, unit: "MB more"),
                Benchmark.Row(name: "hello with \(product), stripped", value: cost.size - bare.size, unit: "MB more"),
            ]
        } + [
            Benchmark.Row(name: "hello with Foundation alone, launch", value: bare.launch, unit: "ms"),
            Benchmark.Row(name: "hello with Foundation alone, memory", value: bare.memory, unit: "MB"),
            Benchmark.Row(name: "hello with Foundation alone, stripped", value: bare.size, unit: "MB"),
        ]
    }

    private func writeApps(to folder: URL) throws {
        let targets = (["Foundation"] + Self.products).map { product in
            let dependencies = product == "Foundation" ? "" : ".product(name: \"\(product)\", package: \"Pushwoosh\")"
            return "    .executableTarget(name: \"Hello\(product)\", dependencies: [\(dependencies)]),\n"
        }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Hello",
                dependencies: [.package(path: "../Pushwoosh")],
                targets: [
            \(targets.joined())]
            )

            """
        try Self.write(manifest, to: folder.appendingPathComponent("Package.swift"))
        for product in ["Foundation"] + Self.products {
            let use = Self.uses[product] ?? "Date()"
            try Self.write(
                "import \(product)\n\nprint(\"hello\", \(use))\n",
                to: folder.appendingPathComponent("Sources/Hello\(product)/main.swift")
            )
        }
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func cost(of product: String, in folder: URL) throws -> (launch: Double, memory: Double, size: Double) {
        let app = folder.appendingPathComponent(".build/release/Hello\(product)").path
        _ = try ChildRun(["/usr/bin/env", "strip", app])
        var launches: [Double] = []
        var memories: [Double] = []
        for _ in 0..<15 {
            let start = ContinuousClock.now
            memories.append(Double(try ChildRun([app]).memory) / 1_048_576)
            launches.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        let size = try FileManager.default.attributesOfItem(atPath: app)[.size] as? Int ?? 0
        return (BuildBenchmark.median(launches), BuildBenchmark.median(memories), Double(size) / 1_048_576)
    }
}
