import Foundation

/// Reads the size of a picture from the start of its file, trusting nothing in it.
enum ImageHeader {
    /// Width and height in pixels, or nil where `data` is neither PNG nor JPEG or says nothing sensible.
    static func pixelSize(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(1 << 20))
        guard let (width, height) = pngSize(bytes) ?? jpegSize(bytes), width > 0, height > 0 else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The signature, then the chunk IHDR: 13 bytes long, width and height first.
    private static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        guard bytes.count >= 33, bytes.starts(with: start) else { return nil }
        let (width, height) = (number(bytes, at: 16, length: 4), number(bytes, at: 20, length: 4))
        return width <= Int32.max && height <= Int32.max ? (width, height) : nil
    }

    /// The marker segments up to the first start of frame, which holds height and width.
    private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var place = 2
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF:  // fill byte
                place += 1
            case 0x01, 0xD0...0xD7:  // markers that stand alone
                place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:  // start of frame
                guard place + 9 <= bytes.count else { return nil }
                return (number(bytes, at: place + 7, length: 2), number(bytes, at: place + 5, length: 2))
            case 0xD9, 0xDA:  // end, or picture data, before any frame
                return nil
            default:
                let length = number(bytes, at: place + 2, length: 2)
                guard length >= 2 else { return nil }
                place += 2 + length
            }
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at place: Int, length: Int) -> Int {
        bytes[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
    }
}
