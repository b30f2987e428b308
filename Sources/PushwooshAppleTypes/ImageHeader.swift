import Foundation

/// Reads the size of a picture from the start of its file, trusting nothing in it.
enum ImageHeader {
    /// Width and height in pixels as the picture is shown, or nil where `data` is neither PNG nor JPEG or says nothing
    /// sensible.
    static func pixelSize(of data: Data) -> CGSize? {
        data.withUnsafeBytes { file in
            let bytes = FileBytes(file)
            guard let (width, height) = pngSize(bytes) ?? JPEGHeader.size(bytes), width > 0, height > 0 else {
                return nil
            }
            return CGSize(width: width, height: height)
        }
    }

    /// The signature, then the chunk IHDR: 13 bytes long, width and height first.
    private static func pngSize(_ bytes: FileBytes) -> (Int, Int)? {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        guard bytes.count >= 33, bytes.hold(start, at: 0) else { return nil }
        let (width, height) = (bytes.number(at: 16, length: 4), bytes.number(at: 20, length: 4))
        return width <= Int32.max && height <= Int32.max ? (width, height) : nil
    }
}

/// The bytes of a file, counted from 0.
struct FileBytes {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    subscript(place: Int) -> UInt8 { bytes[place] }

    /// Whether these stand there.
    func hold(_ expected: [UInt8], at place: Int) -> Bool {
        place + expected.count <= count && bytes[place..<(place + expected.count)].elementsEqual(expected)
    }

    /// The number that stands there, the most significant byte first or last.
    func number(at place: Int, length: Int, leastFirst: Bool = false) -> Int {
        let part = bytes[place..<(place + length)]
        return leastFirst ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
}
