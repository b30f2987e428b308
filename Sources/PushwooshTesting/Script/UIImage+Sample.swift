extension UIImage {
    /// A real PNG picture of one grey, so many pixels wide and high, for tests.
    public static func sample(width: Int, height: Int) -> UIImage? {
        UIImage(data: SamplePNG.file(width: max(1, width), height: max(1, height)))
    }
}

/// Writes a PNG file: 8-bit grey, not compressed.
private enum SamplePNG {
    static func file(width: Int, height: Int) -> Data {
        let header = number(width) + number(height) + [8, 0, 0, 0, 0]
        let row = [0] + [UInt8](repeating: 0x80, count: width)
        let picture = [[UInt8]](repeating: row, count: height).flatMap { $0 }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(signature + chunk("IHDR", header) + chunk("IDAT", stored(picture)) + chunk("IEND", []))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return number(content.count) + body + number(Int(checksum(body)))
    }

    /// A zlib stream of stored blocks.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            result += [rest.isEmpty ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
            result += [UInt8(~length & 0xFF), UInt8(~length >> 8)] + block
        } while !rest.isEmpty
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return result + number(Int(high << 16 | low))
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
