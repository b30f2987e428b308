import Foundation
import PackagePlugin

/// `swift package regenerate`: what `make generate` does, for who has no `make` at hand.
///
/// Words behind it go to `pwspec generate` as they are: `swift package regenerate --check`.
@main
struct RegeneratePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "pwspec")
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["generate"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("pwspec generate ended with \(process.terminationStatus); its words are above")
        }
    }
}
