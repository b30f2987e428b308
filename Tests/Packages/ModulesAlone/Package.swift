// swift-tools-version: 6.2
import PackageDescription

// Each module alone, as an app adds it: one target a module and language mode, all on the same source, and one
// executable a module that links nothing else.

let modes: [(name: String, settings: [SwiftSetting])] = [
    ("Swift5", [.swiftLanguageMode(.v5)]),
    ("Swift6", [.swiftLanguageMode(.v6)]),
    ("MainActor", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
]

let modules = ["Transport", "Configure", "Primer", "Media", "Framework"]

let targets: [Target] = modules.flatMap { module in
    let users = modes.map { mode in
        Target.target(
            name: module + mode.name,
            dependencies: [.product(name: "Pushwoosh" + module, package: "Pushwoosh")],
            swiftSettings: mode.settings + [.treatAllWarnings(as: .error)]
        )
    }
    let runner = Target.executableTarget(
        name: module + "Alone",
        dependencies: modes.map { .target(name: module + $0.name) },
        swiftSettings: [.treatAllWarnings(as: .error)]
    )
    return users + [runner]
}

let package = Package(
    name: "ModulesAlone",
    dependencies: [.package(name: "Pushwoosh", path: "../../..")],
    targets: targets,
    swiftLanguageModes: [.v6]
)
