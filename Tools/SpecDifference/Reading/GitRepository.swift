import Foundation

/// Asks git for what a revision holds. Nothing of the working tree is touched.
struct GitRepository {
    /// The folder that git is run in.
    let folder: URL

    /// Why git could not be asked.
    enum Failure: Error, Equatable, CustomStringConvertible {
        case noGit(cause: String)
        case failed(command: String, output: String)

        var description: String {
            switch self {
            case .noGit(let cause): "git cannot be run (\(cause)); install it, or name folders"
            case .failed(let command, let output): "git \(command) failed: \(output)"
            }
        }
    }

    /// A file of a revision.
    struct Entry {
        /// Its path in the folder that was asked for.
        var path: String
        /// What git knows its content by.
        var object: String
    }

    /// What git says of a name that stands for no commit: nothing, or why it cannot look.
    struct Complaint: Error {
        var text: String
    }

    /// The commit that a name stands for.
    func commit(of revision: String) throws(Failure) -> Result<String, Complaint> {
        let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
        let (status, output, complaint) = try run(words)
        let name = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return status == 0 && !name.isEmpty ? .success(name) : .failure(Complaint(text: complaint))
    }

    /// The files below a folder of a commit; nil where it has no such folder.
    func files(of commit: String, below path: String) throws(Failure) -> [Entry]? {
        // The path is seen from the folder here; what it has is listed whole, wherever here is.
        let (status, output, _) = try run(["ls-tree", "-r", "-z", "--full-tree", "\(commit):./\(path)"])
        guard status == 0 else { return nil }
        return String(decoding: output, as: UTF8.self).split(separator: "\0").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            let facts = parts[0].split(separator: " ")
            guard parts.count == 2, facts.count == 3, facts[1] == "blob" else { return nil }
            return Entry(path: String(parts[1]), object: String(facts[2]))
        }
    }

    /// The bytes of files, in their order; git is started once for all. `list` is a file to put the question into.
    func contents(of entries: [Entry], listedIn list: URL) throws -> [Data] {
        try Data(entries.map { $0.object + "\n" }.joined().utf8).write(to: list)
        let question = try FileHandle(forReadingFrom: list)
        let (status, output, complaint) = try run(["cat-file", "--batch"], input: question)
        guard status == 0 else { throw Failure.failed(command: "cat-file", output: complaint) }
        var rest = output[...]
        return try entries.map { entry in
            // A line of name, type and size, then the bytes and a line feed.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
                let size = Int(String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last ?? ""),
                rest.distance(from: end, to: rest.endIndex) > size + 1
            else { throw Failure.failed(command: "cat-file of \(entry.path)", output: complaint) }
            let start = rest.index(after: end)
            let bytes = Data(rest[start..<rest.index(start, offsetBy: size)])
            rest = rest[rest.index(start, offsetBy: size + 1)...]
            return bytes
        }
    }

    private func run(_ words: [String], input: FileHandle = .nullDevice) throws(Failure) -> (
        status: Int32, output: Data, errors: String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + words
        process.currentDirectoryURL = folder
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw .noGit(cause: error.localizedDescription)
        }
        // What git complains about is short, and fits into the pipe while the result is read.
        let result = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let words = String(decoding: complaint, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        // 127 is what env says of a program that is not there.
        if process.terminationStatus == 127 { throw .noGit(cause: words) }
        return (process.terminationStatus, result, words)
    }
}
