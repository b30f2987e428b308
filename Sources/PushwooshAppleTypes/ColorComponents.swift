import Foundation

/// A colour as four numbers in the sRGB space, each from 0 to 1.
public struct ColorComponents: Sendable, Hashable {
    /// From none, 0, to full, 1.
    public var red: CGFloat
    /// From none, 0, to full, 1.
    public var green: CGFloat
    /// From none, 0, to full, 1.
    public var blue: CGFloat
    /// 0 is invisible, 1 opaque.
    public var alpha: CGFloat

    /// Makes components.
    ///
    /// Values outside 0 to 1 are brought to the nearer end; what is not a number counts as 0.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.alpha = Self.clamped(alpha)
    }

    /// Makes components from a number such as `0x007AFF`.
    package init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// Makes components from a place on the colour wheel, all from 0 to 1.
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let saturation = Self.clamped(saturation)
        let brightness = Self.clamped(brightness)
        let sector = Self.clamped(hue) * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        switch Int(sector) % 6 {
        case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
        case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
        case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
        case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
        case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
        default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
        }
    }

    /// The colour as `#RRGGBB`, with `AA` behind it where it is not opaque.
    public var hexadecimal: String {
        let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return "#" + parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    private static func clamped(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : min(1, max(0, value))
    }
}
