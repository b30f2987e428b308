import PushwooshTesting
import Testing

@testable import PushwooshPlatform

@Suite struct StandardErrorLogTests {
    /// Where a line cannot go.
    enum End: String, CaseIterable {
        case closed, full, withoutReader
    }

    private static func descriptor(_ end: End) -> Int32 {
        switch end {
        case .closed: return -1
        case .full: return open("/dev/full", O_WRONLY)
        case .withoutReader:
            var ends: [Int32] = [-1, -1]
            pipe(&ends)
            close(ends[0])
            return ends[1]
        }
    }

    @Test("a line that cannot be written is dropped, and the app lives on", arguments: End.allCases)
    func dropped(end: End) throws {
        let descriptor = Self.descriptor(end)
        defer { close(descriptor) }
        try #require((descriptor < 0) == (end == .closed))
        StandardErrorLog(descriptor: descriptor).write(.init(.error, "Test", "a line"))
        var waiting = sigset_t()
        sigpending(&waiting)
        #expect(sigismember(&waiting, SIGPIPE) == 0)
    }

    @Test("a line is written whole, also one that is longer than a pipe holds at once")
    func whole() throws {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        let (reading, writing) = (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
        let entry = LogEntry(.info, "Test", String(repeating: "x", count: 300_000))
        Thread.detachNewThread {
            StandardErrorLog(descriptor: writing).write(entry)
            close(writing)
        }
        #expect(try reading.readToEnd() == Data((entry.line + "\n").utf8))
    }
}
