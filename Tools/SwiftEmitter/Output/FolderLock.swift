import Foundation

/// Keeps a second generator out of a folder while it is written. The lock is on the folder itself and leaves no file.
enum FolderLock {
    /// Waits until no other process has it. Where the file system has no locks, goes on without.
    static func holding<Result>(_ folder: URL, _ work: () throws -> Result) rethrows -> Result {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        if descriptor >= 0 {
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        return try work()
    }
}
