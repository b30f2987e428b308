import Foundation
import SpecKit
import Testing

@testable import pwspec

/// Runs of the tool as a process of its own, where a file system does not do what one hopes.
@Suite("In a folder that makes trouble")
struct HardFolderTests {
    /// The tool beside the running tests.
    private static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("pwspec").path

    /// Runs a line of shell with `$TOOL`, `$SPEC` and `$OUT` set; gives its exit code and what it printed.
    private static func shell(_ line: String, _ fixture: borrowing ToolFixture) throws -> (code: Int32, printed: String)
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        let words = ["TOOL": tool, "SPEC": fixture.specPath, "OUT": fixture.outPath]
        process.environment = ProcessInfo.processInfo.environment.merging(words) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let printed = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
    }

    private static func files(below folder: String) -> [String: Data] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                FileManager.default.contents(atPath: folder + "/" + name).map { (name, $0) }
            }
        )
    }

    @Test("no file may grow past a limit: nothing is changed and no file is half written, and the run says so")
    func fileLimit() throws {
        let fixture = try ToolFixture()
        #expect(fixture.generate().code == .clean)
        try Data("old\n".utf8).write(to: fixture.outFile("DemoKit/Demo.swift"))
        try Data("old\n".utf8).write(to: fixture.outFile("DemoKit/DemoBuilder.swift"))
        let before = Self.files(below: fixture.outPath)
        let run = try Self.shell("ulimit -f 1; \"$TOOL\" generate --spec \"$SPEC\" --out \"$OUT\"", fixture)
        #expect(run.code == 2, "\(run.printed)")
        #expect(run.printed.contains("cannot be written: File too large"), "\(run.printed)")
        #expect(Self.files(below: fixture.outPath) == before)
    }

    @Test(
        "the disk is full or read-only: nothing is changed and no file is half written, and the run says so",
        .enabled(if: canMount, "no file system can be mounted here"),
        arguments: [("size=24k", "", "No space left on device"), ("size=4m", "remount,ro", "The volume is read only")]
    )
    func fullDisk(size: String, remount: String, says: String) throws {
        let fixture = try ToolFixture()
        let line = """
            mkdir "$OUT" && mount -t tmpfs -o \(size) tmpfs "$OUT" && echo kept > "$OUT/mine" || exit 99
            if [ -n "\(remount)" ]; then mount -o \(remount) "$OUT" || exit 99; fi
            "$TOOL" generate --spec "$SPEC" --out "$OUT"; code=$?
            find "$OUT" -type f; cat "$OUT/mine"; exit $code
            """
        let run = try Self.shell("unshare --mount bash -c '\(line)'", fixture)
        #expect(run.code == 2, "\(run.printed)")
        #expect(run.printed.contains("cannot be written: \(says)"), "\(run.printed)")
        #expect(run.printed.hasSuffix("out/mine\nkept\n"), "\(run.printed)")
    }

    private static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test("a folder or a file stands where the other is due: the run names it, and harms neither")
    func wrongKind() throws {
        let fixture = try ToolFixture()
        let inTheWay = fixture.outFile("DemoKit/Demo.swift")
        try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: true)
        let run = fixture.generate()
        #expect(run.code == .couldNotRun)
        #expect(run.errors.contains("DemoKit/Demo.swift cannot be written: Is a directory"), "\(run.errors)")
        #expect(!Self.files(below: fixture.outPath).keys.contains { $0.hasSuffix(".unfinished") })
        let spec = fixture.folder.appendingPathComponent("Spec/demo.yaml")
        try FileManager.default.removeItem(at: spec)
        try FileManager.default.createDirectory(at: spec, withIntermediateDirectories: true)
        let lint = ToolRun(["lint", "--spec", fixture.specPath])
        #expect(lint.code == .findings)
        #expect(lint.output.contains("it is a folder, and a file is due here"), "\(lint.output)")
    }

    @Test("two generators at once: both end well, and the output is that of one of them, whole")
    func twoAtOnce() throws {
        let fixture = try ToolFixture()
        let other = fixture.folder.appendingPathComponent("Other")
        try FileManager.default.copyItem(atPath: fixture.specPath, toPath: other.path)
        let file = other.appendingPathComponent("demo.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        // Every file changes, one appears and one goes.
        try Data(text.replacing("since: \"1.", with: "since: \"3.").replacing("DemoFixed", with: "DemoSteady").utf8)
            .write(to: file)
        let run = try Self.shell(
            """
            for round in 1 2 3 4 5; do
                "$TOOL" generate --spec "$SPEC" --out "$OUT" >/dev/null & one=$!
                "$TOOL" generate --spec "$SPEC/../Other" --out "$OUT" >/dev/null & two=$!
                wait $one || exit 11
                wait $two || exit 12
                "$TOOL" generate --check --spec "$SPEC" --out "$OUT" >/dev/null || \
                "$TOOL" generate --check --spec "$SPEC/../Other" --out "$OUT" || exit 13
                test -z "$(find "$OUT" -name '.*' -type f)" || exit 14
            done
            """,
            fixture
        )
        #expect(run.code == 0, "\(run.printed)")
    }

    @Test("twenty processes, each with a seed, a place and a language of its own, write the same bytes [GEN-12]")
    func sameBytes() throws {
        let fixture = try ToolFixture()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let run = try Self.shell(
            """
            cp -r "\(root)/Spec" "$OUT.spec" && mkdir "$OUT.crlf" && cp -r "$OUT.spec" "$OUT.crlf/Spec" || exit 9
            find "$OUT.crlf" -name '*.yaml' -exec sed -i 's/$/\\r/' {} + || exit 9
            languages=(C tr_TR.UTF-8 de_DE.UTF-8 zh_CN.UTF-8)
            for run in $(seq 20); do
                language=${languages[$((run % 4))]}
                mkdir -p "$OUT.$run" && cd "$OUT.$run" || exit 9
                spec="$OUT.spec"; if [ $((run % 5)) = 0 ]; then spec="$OUT.crlf/Spec"; fi
                env LC_ALL=$language LANG=$language TZ=Asia/Tokyo "$TOOL" generate --spec "$spec" --out made >/dev/null \
                    || exit 10
                diff -r "$OUT.1/made" made || exit 11
            done
            grep -rlE "$OUT|20[0-9][0-9]-[0-9][0-9]" "$OUT.1/made" && exit 12
            find "$OUT.1/made" -type f | wc -l
            """,
            fixture
        )
        #expect(run.code == 0, "\(run.printed)")
        #expect(Int(run.printed.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 > 50, "\(run.printed)")
    }
}
