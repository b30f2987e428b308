import PushwooshTesting
import Testing

@Suite struct UIImageTests {
    /// A picture of 3 × 2 as JPEG starts: a comment, then the frame.
    static let jpeg = Data(
        [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0x68, 0x69, 0xFF, 0xC2, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xFF, 0xD9]
    )

    @Test("the size is read from the file", arguments: [(1, 1), (640, 480), (70_000, 1)])
    func pngSize(width: Int, height: Int) throws {
        let image = try #require(UIImage.sample(width: width, height: height))
        #expect(image.size == CGSize(width: width, height: height))
        #expect(image.scale == 1)
    }

    @Test("a JPEG has its size too")
    func jpegSize() throws {
        #expect(try #require(UIImage(data: Self.jpeg)).size == CGSize(width: 3, height: 2))
    }

    /// An Exif segment that notes how the camera was held, in either order of bytes.
    private static func exif(_ orientation: UInt8, leastFirst: Bool) -> [UInt8] {
        func number(_ value: UInt8, _ length: Int) -> [UInt8] {
            let zeros = [UInt8](repeating: 0, count: length - 1)
            return leastFirst ? [value] + zeros : zeros + [value]
        }
        let tag: [UInt8] = leastFirst ? [0x12, 0x01] : [0x01, 0x12]
        let entry = tag + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        let order = Array((leastFirst ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
        let body = Array("Exif".utf8) + [0, 0] + order + number(1, 2) + entry
        return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    }

    @Test(
        "a JPEG of a camera held sideways has width and height as it is shown",
        arguments: [1, 3, 5, 6, 8] as [UInt8],
        [true, false]
    )
    func sidewaysJPEG(orientation: UInt8, leastFirst: Bool) throws {
        let data = Data([0xFF, 0xD8] + Self.exif(orientation, leastFirst: leastFirst)) + Self.jpeg.dropFirst(2)
        let upright = CGSize(width: 3, height: 2)
        let size = try #require(UIImage(data: data)).size
        #expect(size == (orientation < 5 ? upright : CGSize(width: upright.height, height: upright.width)))
        for length in 0..<data.count { _ = UIImage(data: data.prefix(length)) }
    }

    @Test("a JPEG has its size however much stands before its frame")
    func longJPEG() throws {
        let segment = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 0xFFFD)
        let data =
            Data([0xFF, 0xD8]) + Data([[UInt8]](repeating: segment, count: 20).joined()) + Self.jpeg.dropFirst(2)
        #expect(try #require(UIImage(data: data)).size == CGSize(width: 3, height: 2))
    }

    @Test(
        "what is neither PNG nor JPEG is no image",
        arguments: [
            Data(), Data("not a picture".utf8), Data([0xFF, 0xD8, 0xFF]), Data([0xFF, 0xD8, 0xFF, 0xC0, 0]),
            Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0]), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        ]
    )
    func noImage(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    @Test("every beginning of a picture is refused or read, and never traps")
    func truncated() throws {
        let png = try #require(UIImage.sample(width: 5, height: 4)).data
        for file in [png, Self.jpeg] {
            for length in 0..<file.count {
                let image = UIImage(data: file.prefix(length))
                #expect(image == nil || image?.size == UIImage(data: file)?.size)
            }
        }
    }

    @Test("a picture without width or height is no image")
    func empty() throws {
        var png = try #require(UIImage.sample(width: 5, height: 4)).data
        png.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(UIImage(data: png) == nil)
        png.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(UIImage(data: png) == nil)
    }

    @Test(
        "the file's name gives the scale",
        arguments: [("Hero.png", CGFloat(1)), ("Hero@2x.png", 2), ("Hero@3x.png", 3)]
    )
    func scale(name: String, scale: CGFloat) throws {
        let folder = try TemporaryFolder()
        let data = try #require(UIImage.sample(width: 12, height: 6)).data
        let file = try folder.write(data, to: name)
        let image = try #require(UIImage(contentsOfFile: file.path))
        #expect(image.scale == scale)
        #expect(image.size == CGSize(width: 12 / scale, height: 6 / scale))
        #expect(UIImage(contentsOfFile: file.deletingPathExtension().path) == image)
    }

    @Test("equal pictures are equal, other ones are not")
    func equality() throws {
        let image = try #require(UIImage.sample(width: 2, height: 2))
        #expect(image == UIImage(data: image.data))
        #expect(image != UIImage.sample(width: 2, height: 3))
        #expect(Set([image, UIImage(data: image.data)]).count == 1)
    }
}
