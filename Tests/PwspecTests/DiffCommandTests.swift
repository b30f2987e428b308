import Foundation
import Testing

@testable import pwspec

/// `pwspec diff` as a process of its own, since a revision is looked for in the folder that it runs in.
@Suite("pwspec diff")
struct DiffCommandTests {
    private static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("pwspec").path

    /// A repository whose tag `v1` has the small spec, whose tag `v2` has a default more, and whose working tree has
    /// a parameter less; runs a line of shell in it.
    private static func shell(_ line: String) throws -> (code: Int32, printed: String) {
        let fixture = try ToolFixture()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c",
            """
            cd "$PLACE" || exit 90
            git init --quiet . && git add Spec && git commit --quiet --message one && git tag v1 || exit 91
            sed -i 's/default: "1"/default: "2"/' Spec/demo.yaml
            git commit --quiet --all --message two && git tag v2 || exit 92
            sed -i '/discardable: true/d; s/method: dust()/method: dusted()/' Spec/demo.yaml Spec/more.yaml
            """ + "\n" + line,
        ]
        let words = [
            "TOOL": tool, "PLACE": fixture.folder.path, "HOME": fixture.folder.path, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
            "TMPDIR": fixture.folder.path,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(words) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test(
        "compares revisions and folders alike, and its exit code tells whether a larger step is needed than allowed",
        arguments: [
            ("v1 v2", 0, "Spec/demo.yaml:42: setter DemoBuilder.repeat: default changed, 1 → 2"),
            ("v1 v2 --allow patch", 1, "1 change: 1 behavioural; version step needed: minor"),
            ("v1 v1~0", 0, "nothing has changed; no version step needed"),
            ("v2 Spec", 1, "method DemoShelf.dusted() renamed"), ("v2 .", 1, "version step needed: major"),
            ("v2 Spec --allow major", 0, "version step needed: major"), ("Spec Spec", 0, "nothing has changed"),
            ("HEAD~1 HEAD --spec Spec/", 0, "version step needed: minor"),
            ("v1 v2 --format json", 0, "\"step\" : \"minor\""), ("v1 v2 --format markdown", 0, "### Behavioural"),
        ] as [(String, Int32, String)]
    )
    func compares(_ arguments: String, _ code: Int32, _ says: String) throws {
        let run = try Self.shell("exec \"$TOOL\" diff \(arguments)")
        #expect(run.code == code && run.printed.contains(says), "\(run.printed)")
    }

    @Test(
        "could not run where there is nothing to compare, and says what is wrong",
        arguments: [
            ("v1", "NEW is missing"), ("v1 v2 v3", "'v3' is not expected here"),
            ("v1 v9", "'v9' is no folder, and no revision of a git repository here"),
            ("v1 v2 --spec Specs", "the revision 'v1' has no folder 'Specs'"),
            ("v1 .git", "neither '.git' nor '.git/Spec' has a sdk.yaml"),
            ("v1 v2 --format xml", "text or json or markdown"),
            ("v1 v2 --allow huge", "'--allow' takes major or minor or patch"),
            ("-- --output=stolen v1", "'--output=stolen' is no folder"),
        ]
    )
    func couldNotRun(_ arguments: String, _ says: String) throws {
        let run = try Self.shell("\"$TOOL\" diff \(arguments); code=$?; test ! -e stolen || exit 93; exit $code")
        #expect(run.code == 2 && run.printed.contains(says), "\(run.printed)")
    }

    @Test("works from a folder within the repository, and outside one says what git says")
    func otherFolders() throws {
        let within = try Self.shell("mkdir Inner && cd Inner && \"$TOOL\" diff v1 v2 --spec ../Spec")
        #expect(within.code == 0 && within.printed.contains("v2:../Spec/demo.yaml:42"), "\(within.printed)")
        let both = try Self.shell("git tag Spec v1 && \"$TOOL\" diff v1 Spec")
        #expect(both.printed.contains("method DemoShelf.dusted() renamed"), "a folder goes before: \(both.printed)")
        let outside = try Self.shell("rm -rf .git && \"$TOOL\" diff v1 v2")
        #expect(outside.code == 2 && outside.printed.contains("not a git repository"), "\(outside.printed)")
        let without = try Self.shell("mkdir empty && PATH=empty \"$TOOL\" diff v1 v2")
        #expect(without.code == 2 && without.printed.contains("git cannot be run"), "\(without.printed)")
    }

    @Test("tells the mistakes of a revision's spec, leaves nothing behind and touches no file")
    func mistakes() throws {
        let run = try Self.shell(
            """
            sed -i 's/type: NSNumber/type: NSNumbre/' Spec/demo.yaml && git commit --quiet --all --message three
            before=$(ls -A; git status --porcelain; find . -path ./.git -prune -o -newer .git/index -type f -print)
            "$TOOL" diff v1 HEAD --format json | grep -q '"rule" : "spec-type"' || exit 97
            "$TOOL" diff v1 HEAD; code=$?
            after=$(ls -A; git status --porcelain; find . -path ./.git -prune -o -newer .git/index -type f -print)
            test "$before" = "$after" || exit 94
            exit $code
            """
        )
        #expect(run.code == 2, "\(run.printed)")
        #expect(run.printed.contains("HEAD:Spec/demo.yaml:89:"), "\(run.printed)")
        #expect(run.printed.contains("did you mean 'NSNumber'?"), "\(run.printed)")
    }

    @Test("writes nothing outside its own folder, whatever a revision calls its files")
    func hostileRevision() throws {
        let run = try Self.shell(
            """
            blob=$(echo stolen | git hash-object -w --stdin)
            above=$(printf '100644 blob %s\\tstolen.yaml\\n' $blob | git mktree)
            spec=$( (git ls-tree v1:Spec; printf '040000 tree %s\\t..\\n' $above) | git mktree)
            root=$(printf '040000 tree %s\\tSpec\\n' $spec | git mktree)
            hostile=$(git commit-tree $root -m hostile) || exit 95
            git ls-tree -r $hostile | grep -q 'Spec/../stolen.yaml' || exit 96
            "$TOOL" diff v1 $hostile; code=$?
            test ! -e stolen.yaml || exit 93
            exit $code
            """
        )
        #expect(run.code == 0 && run.printed.contains("nothing has changed"), "\(run.printed)")
    }
}
