/// Reads the size of a JPEG picture from its marker segments.
enum JPEGHeader {
    /// Width and height in pixels as the picture is shown: a camera held sideways notes so, and both change places.
    static func size(_ bytes: FileBytes) -> (Int, Int)? {
        guard bytes.hold([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
        var place = 2
        var liesSideways = false
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF:  // fill byte
                place += 1
            case 0x01, 0xD0...0xD7:  // markers that stand alone
                place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:  // start of frame: height, then width
                guard place + 9 <= bytes.count else { return nil }
                let (height, width) = (bytes.number(at: place + 5, length: 2), bytes.number(at: place + 7, length: 2))
                return liesSideways ? (height, width) : (width, height)
            case 0xD9, 0xDA:  // end, or picture data, before any frame
                return nil
            default:
                let length = bytes.number(at: place + 2, length: 2)
                guard length >= 2 else { return nil }
                if marker == 0xE1, let orientation = orientation(bytes, in: (place + 4)..<(place + 2 + length)) {
                    liesSideways = (5...8).contains(orientation)
                }
                place += 2 + length
            }
        }
        return nil
    }

    /// The orientation that a camera has noted in an Exif segment.
    private static func orientation(_ bytes: FileBytes, in segment: Range<Int>) -> Int? {
        let start = segment.lowerBound + 6
        let end = min(segment.upperBound, bytes.count)
        guard start + 8 <= end, bytes.hold(Array("Exif".utf8) + [0, 0], at: segment.lowerBound) else { return nil }
        let isLeastFirst = bytes.hold(Array("II".utf8), at: start)
        guard isLeastFirst || bytes.hold(Array("MM".utf8), at: start) else { return nil }
        func number(_ place: Int, _ length: Int) -> Int? {
            guard place >= start, place + length <= end else { return nil }
            return bytes.number(at: place, length: length, leastFirst: isLeastFirst)
        }
        guard let offset = number(start + 4, 4), let entries = number(start + offset, 2) else { return nil }
        for entry in 0..<entries {
            let place = start + offset + 2 + entry * 12
            guard let tag = number(place, 2) else { return nil }
            if tag == 0x0112 { return number(place + 8, 2) }
        }
        return nil
    }
}
