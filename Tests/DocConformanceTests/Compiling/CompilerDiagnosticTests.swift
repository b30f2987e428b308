import Testing

@testable import DocConformance

@Suite("Words of the compiler")
struct CompilerDiagnosticTests {
    @Test("are read with their place, and without what differs between modes")
    func reading() throws {
        let output = """
            /tmp/a: error: b/p.swift:12:5: error: cannot find 'x' in scope
              let y = "q:1:1: warning: not one"
            /tmp/p.swift:3:1: warning: result of call to 'f()' is unused [#no-usage]
            /tmp/p.swift:4:1: warning: sending 'q' risks races; this is an error in the Swift 6 language mode [#Sending]
            /tmp/p.swift:2:10: note: to match this opening '{'
            <unknown>:0: error: missing required module 'C'
            """
        let found = CompilerDiagnostic.all(in: output)
        #expect(found.map(\.message).contains("result of call to 'f()' is unused"))
        #expect(found.map(\.message).contains("sending 'q' risks races"))
        let note = try #require(found.first { $0.severity == .note })
        #expect((note.file, note.line, note.column) == ("/tmp/p.swift", 2, 10))
        #expect(found.allSatisfy { $0.file != "<unknown>" })
    }
}
