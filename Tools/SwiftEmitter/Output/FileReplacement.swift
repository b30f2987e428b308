import Foundation

/// New text for files, written beside them first: until all of it is on the disk, no file has changed.
struct FileReplacement {
    /// What the name of a file ends with that is not in its place yet.
    static let unfinishedSuffix = ".unfinished"

    private var prepared: [(unfinished: String, file: String)] = []
    private var parents: Set<String> = []

    /// Writes a text beside its place.
    ///
    /// Not `Data`'s atomic writing: that waits for the disk at every file, which is more than what can be made again needs.
    mutating func prepare(_ file: String, text: String) throws {
        let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex
        let parent = String(file[..<slash])
        try make(parent)
        let unfinished = "\(parent)/.\(file[file.index(after: slash)...])\(Self.unfinishedSuffix)"
        prepared.append((unfinished, file))
        guard Self.write(text, to: unfinished) else {
            throw OutputFolder.WriteFailure(path: file, reason: String(cString: strerror(errno)))
        }
    }

    /// Makes a folder, once.
    private mutating func make(_ parent: String) throws {
        guard parents.insert(parent).inserted else { return }
        do {
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        } catch {
            throw OutputFolder.WriteFailure(path: parent, reason: Self.reason(error))
        }
    }

    /// With the system's own calls, whose errors say why: Foundation has one word for all of them.
    private static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return false }
        var text = text
        let isWritten = text.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
        let failure = errno
        guard close(descriptor) == 0 else { return false }
        errno = failure
        return isWritten
    }

    /// Moves every text to its place.
    func finish() throws {
        for (unfinished, file) in prepared {
            guard rename(unfinished, file) == 0 else {
                throw OutputFolder.WriteFailure(path: file, reason: String(cString: strerror(errno)))
            }
        }
    }

    /// Removes what is not in its place.
    func discard() {
        for (unfinished, _) in prepared { unlink(unfinished) }
    }

    /// The system's own words, where Foundation has kept them.
    static func reason(_ error: any Error) -> String {
        var current: NSError? = error as NSError
        while let known = current {
            if known.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(known.code))) }
            current = known.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        let cocoa = error as NSError
        return cocoa.localizedFailureReason ?? cocoa.localizedDescription
    }
}
