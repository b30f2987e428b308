import Foundation

/// New text for files, written beside them first: until all of it is on the disk, no file has changed.
struct FileReplacement {
    /// What the name of a file ends with that is not in its place yet.
    static let unfinishedSuffix = ".unfinished"

    private var prepared: [(unfinished: URL, file: URL)] = []

    /// Writes a text beside its place.
    ///
    /// Not `Data`'s atomic writing: that waits for the disk at every file, which is more than what can be made again needs.
    mutating func prepare(_ file: URL, text: String) throws {
        let parent = file.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        } catch {
            throw OutputFolder.WriteFailure(path: parent.path, reason: Self.reason(error))
        }
        let unfinished = parent.appendingPathComponent(".\(file.lastPathComponent)\(Self.unfinishedSuffix)")
        prepared.append((unfinished, file))
        guard Self.write(text, to: unfinished.path) else {
            throw OutputFolder.WriteFailure(path: file.path, reason: String(cString: strerror(errno)))
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
            guard rename(unfinished.path, file.path) == 0 else {
                throw OutputFolder.WriteFailure(path: file.path, reason: String(cString: strerror(errno)))
            }
        }
    }

    /// Removes what is not in its place.
    func discard() {
        for (unfinished, _) in prepared { try? FileManager.default.removeItem(at: unfinished) }
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
