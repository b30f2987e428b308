import Foundation

/// A file of the spec on disk.
enum SourceFile {
    /// Why a file gives no bytes.
    struct Failure: Error {
        var message: String
    }

    /// The bytes; nothing is read of what is no file, or is larger than a spec may be.
    static func bytes(at url: URL) throws(Failure) -> [UInt8] {
        var status = stat()
        guard stat(url.path, &status) == 0 else {
            throw Failure(message: "cannot be read: \(String(cString: strerror(errno)))")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw Failure(message: "cannot be read: it is a folder, and a file is due here")
        default: throw Failure(message: "cannot be read: it is no file but a device or a pipe")
        }
        guard status.st_size <= YAMLReader.sizeLimit else {
            throw Failure(
                message: "has \(status.st_size) bytes, more than \(YAMLReader.sizeLimit); split it into smaller files"
            )
        }
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch {
            throw Failure(
                message: "cannot be read: \((error as NSError).localizedFailureReason ?? error.localizedDescription)"
            )
        }
    }
}
