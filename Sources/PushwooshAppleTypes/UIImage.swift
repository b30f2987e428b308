import Foundation

/// A PNG or JPEG picture.
///
/// It never changes once made.
///
/// `UIImage(named:)` finds the pictures of the app; it stands in PushwooshPlatform, which knows the app's folder.
public final class UIImage: Sendable, Hashable {
    /// Width and height in points: pixels divided by `scale`.
    public let size: CGSize
    /// Pixels to a point: 2 for a file named `…@2x.png`, 1 where the name says nothing.
    public let scale: CGFloat
    /// The file, as it is.
    package let data: Data

    package init?(data: Data, scale: CGFloat) {
        guard let pixels = ImageHeader.pixelSize(of: data) else { return nil }
        self.data = data
        self.scale = scale
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    package init(_ image: UIImage) {
        data = image.data
        scale = image.scale
        size = image.size
    }

    /// Makes an image from the bytes of a PNG or JPEG file; nil where they are neither.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image from a PNG or JPEG file; nil where there is none, or it is neither.
    ///
    /// A path without extension means the PNG of that name.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        let file = url.pathExtension.isEmpty ? url.appendingPathExtension("png") : url
        guard let data = try? Data(contentsOf: file) else { return nil }
        self.init(data: data, scale: Self.scale(ofFileNamed: file.lastPathComponent))
    }

    /// The scale that a file name such as `Hero@2x.png` gives.
    private static func scale(ofFileNamed name: String) -> CGFloat {
        let stem = (name as NSString).deletingPathExtension
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    /// Whether both hold the same picture at the same scale.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right || (left.scale == right.scale && left.data == right.data)
    }

    /// Hashes the picture.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(data)
    }
}
