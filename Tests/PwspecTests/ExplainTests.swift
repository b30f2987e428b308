import Foundation
import SpecKit
import Testing

@testable import pwspec

/// What the tool says of a name, and that it says all.
@Suite("pwspec explain")
struct ExplainTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let goldens = root.appendingPathComponent("Tests/Cases/explained")
    /// With `PUSHWOOSH_RECORD=1` the goldens are written, and the test fails to say so.
    private static let records = ProcessInfo.processInfo.environment["PUSHWOOSH_RECORD"] == "1"

    /// One name, or more, of each kind: what is asked for, and the golden it has.
    private static let names = [
        ("DemoFixed", "enum"), ("DemoFixed.on", "case"), ("DemoWord.standard", "alias-of-case"),
        ("DemoSides", "option-set"), ("DemoSides.DemoSidesLeft", "option"), ("DemoBuilder", "builder"),
        ("DemoBuilder.radius", "setter"), ("DemoBuilder.text", "setter-of-text"),
        ("DemoBuilder.present(_:)", "terminal"),
        ("DemoBuilder.outcome", "async-method"), ("Demo", "class-with-static-members"), ("Demo.builder", "way"),
        ("Demo.configure", "static-method"), ("Demo.getDelegate()", "static-property"),
        ("DemoBook.append(_:completion:)", "method-of-protocol"), ("DemoRules", "protocol"),
        ("DemoCenter", "class-with-one-object"), ("DemoCenter.shared", "shared-object"), ("DemoCenter.send", "method"),
        ("DemoShelf.add", "method-that-is-the-same"), ("DemoShelf.dust", "deprecated-method"),
        ("DemoThing", "class"), ("DemoThing.title", "constant-property"), ("DemoThing.init", "initialiser"),
        ("DemoStyle.word", "property"), ("DemoSlide.seconds", "property-of-the-main-thread"),
        ("DemoDelegate", "delegate"), ("DemoDelegate.demo", "delegate-method"), ("DemoMover.move", "required-method"),
        ("DEMO_VERSION", "constant"), ("DemoDidChange", "notification"), ("DemoHandler", "alias"),
        ("Demo_WORD", "plist-key"), ("Demo_PAUSE", "plist-key-with-bounds"), ("demo.choice", "table"),
    ]

    @Test("says everything the spec has, for each kind of name, word for word", arguments: names)
    func saysEverything(_ name: String, _ golden: String) throws {
        let run = ToolRun(["explain", name, "--spec", ToolFixture.spec.path])
        #expect(run.code == .clean, "\(run.errors)")
        let file = Self.goldens.appendingPathComponent(golden + ".golden")
        if Self.records {
            try FileManager.default.createDirectory(at: Self.goldens, withIntermediateDirectories: true)
            try Data(run.output.utf8).write(to: file)
        } else {
            #expect(try run.output == String(contentsOf: file, encoding: .utf8))
        }
        #expect(!Self.records, "the goldens were recorded; look at them and run again without PUSHWOOSH_RECORD")
    }

    @Test("has no golden that nothing is held against")
    func hasNoGoldenTooMany() throws {
        let known = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
        #expect(known.sorted() == Self.names.map { $0.1 + ".golden" }.sorted())
    }

    private static func project() throws -> Spec {
        let (spec, diagnostics) = SpecLoader(folder: root.appendingPathComponent("Spec"), shownAs: "Spec").load()
        guard let spec else { throw Mistaken(diagnostics: diagnostics) }
        return spec
    }

    private struct Mistaken: Error {
        var diagnostics: [Diagnostic]
    }

    @Test("reaches every row of every decision table from a member that it decides about")
    func reachesEveryRow() throws {
        let spec = try Self.project()
        let types = Set(spec.items.map(\.item.facts.name.value))
        var reached: Set<String> = []
        for entry in Explanations(spec: spec).all where !types.contains(entry.names[0]) {
            for mention in entry.mentions {
                for row in mention.rows {
                    reached.insert("\(mention.table.name.value)/\(row.name.value)")
                    #expect(entry.text.contains("· \(row.text)"))
                }
            }
        }
        let rows = spec.behaviours.flatMap { table in table.rows.map { "\(table.name.value)/\($0.name.value)" } }
        #expect(rows.count > 60)
        #expect(Set(rows).subtracting(reached).sorted() == [])
    }

    @Test("tells of a member that is the same as another what decides about that one")
    func tellsOfForwarders() throws {
        let all = Explanations(spec: try Self.project()).all
        func tables(_ name: String) throws -> [String] {
            try #require(all.first { $0.names.contains(name) }).mentions.flatMap { mention in
                mention.rows.map { mention.table.name.value + $0.name.value }
            }
        }
        let own = try tables("PWModalRichMedia.closeAfter(_:)")
        #expect(own.count == 5)
        #expect(try tables("PWModalWindowConfiguration.closeModalWindow(after:)") == own)
    }

    @Test("names each decision table that decides about a member where its type is asked about")
    func namesTablesOfAType() {
        let run = ToolRun(["explain", "DemoStyle", "--spec", ToolFixture.spec.path])
        #expect(run.output.contains("decided by  demo.choice. What is chosen."))
        let other = ToolRun(["explain", "Demo", "--spec", ToolFixture.spec.path])
        #expect(other.output.contains("tables      demo.choice decide about members"))
    }

    @Test("says kind, declaration, module, since and page of every name of the project")
    func saysWhatEveryNameHas() throws {
        let spec = try Self.project()
        let tables = Set(spec.behaviours.map(\.name.value))
        for entry in Explanations(spec: spec).all {
            #expect(!entry.kind.isEmpty && !entry.module.isEmpty && !entry.doc.isEmpty, "\(entry.names)")
            if tables.contains(entry.names[0]) { continue }
            #expect(!entry.declarations.isEmpty, "\(entry.names)")
            // What makes an object belongs to the type, which has them.
            if entry.kind.hasPrefix("initialiser") || entry.doc == "The one object of this app." { continue }
            #expect(!entry.since.isEmpty && !entry.pages.isEmpty, "\(entry.names)")
        }
    }

    @Test(
        "tells the thread that closures are called on, by the types alone",
        arguments: [
            ("PWPushPrimerBuilder.present(_:)", "any; its closures are called on the main one"),
            (
                "PushwooshConfig.registerForPushNotifications(completion:)",
                "any; its closures are called on the main one"
            ),
            ("PWPushPrimerBuilder.present()", "any"), ("PWInbox.messagesCount()", "any; goes on where its caller was"),
            ("PWRichMediaPresentingDelegate.richMediaManager(_:didClose:)", "called on the main one"),
            ("PWRichMediaStyle.loadingViewBlock", "any; the closure is called on the main one"),
            ("PWModalRichMedia.delegate", "any; the delegate is called on the main one"),
            ("PWLoadingView.cancelLoadingButton", "the main one only"),
            ("PWRichMediaStyleCrossFadeAnimation.init()", "any"),
        ]
    )
    func tellsTheThread(_ name: String, _ thread: String) throws {
        let all = Explanations(spec: try Self.project()).all
        let entry = try #require(all.first { $0.names.contains(name) })
        #expect(entry.thread == thread)
    }

    @Test(
        "names the nearest where either half of a member's name is misspelt",
        arguments: [
            ("DemoBuidler.radius", "DemoBuilder.radius"), ("DemoBuilder.raduis", "DemoBuilder.radius"),
            ("DemBuilder.raduis", "DemoBuilder.radius"),
            ("Demo.cofigure(with:animate:)", "Demo.configure(with:animate:)"),
            ("DemoCentre.send", "DemoCenter.send"), ("DemoFixed.of", "DemoFixed.off"), ("demo.choise", "demo.choice"),
            ("DemoBook.ad", "DemoBook.add"), ("DEMO_VERSON", "DEMO_VERSION"),
        ]
    )
    func namesTheNearest(_ wrong: String, _ right: String) {
        let run = ToolRun(["explain", wrong, "--spec", ToolFixture.spec.path])
        #expect(run.code == .findings)
        #expect(run.errors.contains("did you mean '\(right)'?"), "\(run.errors)")
        #expect(ToolRun(["explain", right, "--spec", ToolFixture.spec.path]).code == .clean)
    }
}
