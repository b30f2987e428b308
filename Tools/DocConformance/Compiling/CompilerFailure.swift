/// Why nothing could be compiled. It says nothing about the pages.
public enum CompilerFailure: Error, Sendable, Hashable {
    /// The folder is not one that SwiftPM builds into, or the modules are not built yet.
    case modulesMissing(folder: String, module: String)
    /// No folder was given, and none was found beside the tool.
    case noModulesFolder
    /// There is no `swiftc` to start.
    case noCompiler(cause: String)
    /// The compiler crashed, did not end, or stopped for a reason that is no page's fault.
    case stopped(output: String)
    /// The folder for the compiler's input cannot be made or written.
    case noWorkFolder(cause: String)
}

extension CompilerFailure: CustomStringConvertible {
    /// What happened and what to do, in plain words.
    public var description: String {
        switch self {
        case .modulesMissing(let folder, let module):
            "the module \(module) is not in \(folder); run 'swift build' first, "
                + "or name the folder it builds into with --modules"
        case .noModulesFolder:
            "no folder of built modules was found beside this tool; name one with --modules, such as .build/debug"
        case .noCompiler(let cause):
            "swiftc cannot be started (\(cause)); put the Swift toolchain on the PATH"
        case .stopped(let output):
            "the Swift compiler stopped before it had looked at everything; its last words:\n\(output)"
        case .noWorkFolder(let cause):
            "no temporary folder can be written (\(cause)); set TMPDIR to one that can"
        }
    }
}
