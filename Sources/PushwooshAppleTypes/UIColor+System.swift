import Foundation

/// Colours that follow the interface, with the values Apple publishes for light and dark.
extension UIColor {
    /// The system's red.
    public static let systemRed = adaptive(0xFF3B30, dark: 0xFF453A)
    /// The system's green.
    public static let systemGreen = adaptive(0x34C759, dark: 0x30D158)
    /// The system's blue.
    public static let systemBlue = adaptive(0x007AFF, dark: 0x0A84FF)
    /// The system's orange.
    public static let systemOrange = adaptive(0xFF9500, dark: 0xFF9F0A)
    /// The system's yellow.
    public static let systemYellow = adaptive(0xFFCC00, dark: 0xFFD60A)
    /// The system's pink.
    public static let systemPink = adaptive(0xFF2D55, dark: 0xFF375F)
    /// The system's purple.
    public static let systemPurple = adaptive(0xAF52DE, dark: 0xBF5AF2)
    /// The system's teal.
    public static let systemTeal = adaptive(0x30B0C7, dark: 0x40C8E0)
    /// The system's indigo.
    public static let systemIndigo = adaptive(0x5856D6, dark: 0x5E5CE6)
    /// The system's cyan.
    public static let systemCyan = adaptive(0x32ADE6, dark: 0x64D2FF)
    /// The system's mint.
    public static let systemMint = adaptive(0x00C7BE, dark: 0x63E6E2)
    /// The system's brown.
    public static let systemBrown = adaptive(0xA2845E, dark: 0xAC8E68)
    /// The system's grey.
    public static let systemGray = adaptive(0x8E8E93, dark: 0x8E8E93)
    /// The second grey, nearer to the ground.
    public static let systemGray2 = adaptive(0xAEAEB2, dark: 0x636366)
    /// The third grey.
    public static let systemGray3 = adaptive(0xC7C7CC, dark: 0x48484A)
    /// The fourth grey.
    public static let systemGray4 = adaptive(0xD1D1D6, dark: 0x3A3A3C)
    /// The fifth grey.
    public static let systemGray5 = adaptive(0xE5E5EA, dark: 0x2C2C2E)
    /// The sixth grey, the nearest to the ground.
    public static let systemGray6 = adaptive(0xF2F2F7, dark: 0x1C1C1E)
    /// The ground of the interface.
    public static let systemBackground = adaptive(0xFFFFFF, dark: 0x000000)
    /// A ground that stands on the first.
    public static let secondarySystemBackground = adaptive(0xF2F2F7, dark: 0x1C1C1E)
    /// A ground that stands on the second.
    public static let tertiarySystemBackground = adaptive(0xFFFFFF, dark: 0x2C2C2E)
    /// The ground of grouped content.
    public static let systemGroupedBackground = adaptive(0xF2F2F7, dark: 0x000000)
    /// A ground that stands on the first, grouped.
    public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, dark: 0x1C1C1E)
    /// A ground that stands on the second, grouped.
    public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, dark: 0x2C2C2E)
    /// Text of first rank.
    public static let label = adaptive(0x000000, dark: 0xFFFFFF)
    /// Text of second rank.
    public static let secondaryLabel = adaptive(0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6)
    /// Text of third rank.
    public static let tertiaryLabel = adaptive(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
    /// Text of fourth rank.
    public static let quaternaryLabel = adaptive(0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16)
    /// Text that stands in an empty field.
    public static let placeholderText = adaptive(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
    /// A link.
    public static let link = adaptive(0x007AFF, dark: 0x0984FF)
    /// A thin line that lets the ground shine through.
    public static let separator = adaptive(0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
    /// A thin line that hides the ground.
    public static let opaqueSeparator = adaptive(0xC6C6C8, dark: 0x38383A)
    /// Fill of thin and small shapes.
    public static let systemFill = adaptive(0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
    /// Fill of middle-sized shapes.
    public static let secondarySystemFill = adaptive(0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
    /// Fill of large shapes, such as buttons.
    public static let tertiarySystemFill = adaptive(0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
    /// Fill of large areas.
    public static let quaternarySystemFill = adaptive(0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18)

    /// What can be touched, where the app says nothing else.
    public static let tintColor = systemBlue
    /// Text on a light ground, the same in light and dark.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on a dark ground, the same in light and dark.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    private static func adaptive(
        _ light: UInt32,
        alpha lightAlpha: CGFloat = 1,
        dark: UInt32,
        alpha darkAlpha: CGFloat = 1
    ) -> UIColor {
        UIColor(light: .init(hex: light, alpha: lightAlpha), dark: .init(hex: dark, alpha: darkAlpha))
    }
}
