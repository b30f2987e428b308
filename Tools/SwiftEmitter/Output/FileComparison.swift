import Foundation

/// Whether a file holds a text already.
enum FileComparison {
    case missing, other, same

    /// Compares byte by byte; a file of another length is not read. What is no file that can be read counts as missing.
    static func of(_ path: String, with text: String) -> FileComparison {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return .missing }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .missing }
        guard Int(status.st_size) == text.utf8.count else { return .other }
        let bytes = [UInt8](unsafeUninitializedCapacity: text.utf8.count) { buffer, count in
            while count < buffer.count {
                let got = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { return }
                count += got
            }
        }
        var expected = text
        guard bytes.count == expected.utf8.count else { return .other }
        let isSame = expected.withUTF8 { $0.baseAddress.map { memcmp($0, bytes, bytes.count) == 0 } ?? true }
        return isSame ? .same : .other
    }
}
