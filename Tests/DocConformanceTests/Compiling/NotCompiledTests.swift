import DocConformance
import Foundation
import Testing

@Suite("What cannot be checked is no finding")
struct NotCompiledTests {
    private static let code = "Pushwoosh.configure.registerForPushNotifications()\n"

    @Test("modules that are not built stop the run, with what to do")
    func missingModules() throws {
        let page = try TemporaryPage(Self.code)
        let folder = FileManager.default.temporaryDirectory.path
        let failure = #expect(throws: CompilerFailure.self) {
            try DocsTypecheck(pages: [page.path], modules: folder).run()
        }
        #expect(failure == .modulesMissing(folder: folder, module: "PushwooshFramework"))
        #expect(failure?.description.contains("swift build") ?? false)
    }

    @Test("a module that cannot be loaded stops the run")
    func brokenModules() throws {
        let folder = try TemporaryPage("not a module", name: "PushwooshFramework.swiftmodule")
        let modules = URL(fileURLWithPath: folder.path).deletingLastPathComponent()
        let build = modules.appendingPathComponent("build")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: build.appendingPathComponent("Modules"),
            withDestinationURL: modules
        )
        let page = try TemporaryPage(Self.code)
        #expect(throws: CompilerFailure.self) { try DocsTypecheck(pages: [page.path], modules: build.path).run() }
    }

    @Test("a build folder may be given by a link to it")
    func linkedFolder() throws {
        let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let page = try TemporaryPage(Self.code)
        let link = page.path + ".build"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: built.path)
        defer { try? FileManager.default.removeItem(atPath: link) }
        for folder in [built.path, link] {
            #expect(try DocsTypecheck(pages: [page.path], modules: folder).run().findings.isEmpty)
        }
    }

    @Test("a page that imports a foreign module is named, its other code is checked")
    func foreignModule() throws {
        let text =
            "import Unheard\n\nUnheard.start(\"x\")\n\nText between.\n\nimport PushwooshFramework\n\n" + Self.code
        let report = try typechecked(text)
        #expect(report.findings.isEmpty)
        #expect(report.unreadable.map(\.reason) == [.moduleMissing("Unheard")])
        #expect(report.unreadable.first?.line == 1)
        #expect(report.snippetCount == 1)
        #expect(report.exitCode == 2)
    }

    @Test("bad pages are named each, good ones beside them are checked")
    func badPages() throws {
        let pages = [try TemporaryPage(""), try TemporaryPage([0x61, 0x00]), try TemporaryPage("Just words.\n")]
        let good = try TemporaryPage(Self.code + "\nPushwoosh.configure.unknown()\n")
        let missing = pages[0].path + ".not"
        let report = try DocsTypecheck(pages: pages.map(\.path) + [missing, good.path]).run()
        #expect(report.unreadable.map(\.reason) == [.empty, .binary, .noCode, .missing])
        #expect(report.findings.map(\.page) == [good.path])
        #expect(report.exitCode == 2)
        #expect(report.notices.split(separator: "\n").count == 4)
        #expect(!report.text.contains("could not be read"))
    }

    @Test("a page without line breaks ends as one notice")
    func collapsed() throws {
        let report = try DocsTypecheck(pages: [Places.ownPage("soft-question-collapsed.sv.txt")]).run()
        #expect(report.findings.isEmpty)
        #expect(report.unreadable.map(\.reason) == [.collapsed(lines: 3)])
        #expect(report.exitCode == 2)
    }
}
