import Foundation
import SpecProbe

/// Gives libFuzzer's inputs to the reader of specs. Built and run by `make fuzz`.
@main
struct SpecFuzzer {
    static func main() {
        // libFuzzer ends the process itself; the probe's folder goes before that.
        atexit { probe = nil }
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
        var count = Int32(arguments.count)
        let code = arguments.withUnsafeMutableBufferPointer { buffer -> Int32 in
            var start = buffer.baseAddress
            return runDriver(&count, &start, one)
        }
        exit(code)
    }
}

/// libFuzzer's own start, for programs with a `main` of theirs.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ one: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

// The fuzzer calls from one thread only, one input at a time.
nonisolated(unsafe) private var probe: SpecProbe? = {
    let spec = ProcessInfo.processInfo.environment["SPEC"] ?? "Tests/Cases/spec"
    return try? SpecProbe(spec: URL(fileURLWithPath: spec))
}()

private func one(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard let probe else {
        fatalError("no small spec in Tests/Cases/spec; run in the project's folder, or set SPEC")
    }
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    do {
        if let complaint = try probe.complaint(about: bytes) { fatalError(complaint) }
    } catch {
        fatalError("no file can be written: \(error)")
    }
    return 0
}
