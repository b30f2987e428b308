import PushwooshTesting
import Testing

@Suite struct UIColorTests {
    private typealias SystemColor = (name: String, color: UIColor, light: String, dark: String)

    private static let hues: [SystemColor] = [
        ("systemRed", UIColor.systemRed, "#FF3B30", "#FF453A"),
        ("systemOrange", UIColor.systemOrange, "#FF9500", "#FF9F0A"),
        ("systemYellow", UIColor.systemYellow, "#FFCC00", "#FFD60A"),
        ("systemGreen", UIColor.systemGreen, "#34C759", "#30D158"),
        ("systemMint", UIColor.systemMint, "#00C7BE", "#63E6E2"),
        ("systemTeal", UIColor.systemTeal, "#30B0C7", "#40C8E0"),
        ("systemCyan", UIColor.systemCyan, "#32ADE6", "#64D2FF"),
        ("systemBlue", UIColor.systemBlue, "#007AFF", "#0A84FF"),
        ("systemIndigo", UIColor.systemIndigo, "#5856D6", "#5E5CE6"),
        ("systemPurple", UIColor.systemPurple, "#AF52DE", "#BF5AF2"),
        ("systemPink", UIColor.systemPink, "#FF2D55", "#FF375F"),
        ("systemBrown", UIColor.systemBrown, "#A2845E", "#AC8E68"),
        ("systemGray", UIColor.systemGray, "#8E8E93", "#8E8E93"),
        ("systemGray2", UIColor.systemGray2, "#AEAEB2", "#636366"),
        ("systemGray3", UIColor.systemGray3, "#C7C7CC", "#48484A"),
        ("systemGray4", UIColor.systemGray4, "#D1D1D6", "#3A3A3C"),
        ("systemGray5", UIColor.systemGray5, "#E5E5EA", "#2C2C2E"),
        ("systemGray6", UIColor.systemGray6, "#F2F2F7", "#1C1C1E"),
    ]

    private static let textsAndLines: [SystemColor] = [
        ("label", UIColor.label, "#000000", "#FFFFFF"),
        ("secondaryLabel", UIColor.secondaryLabel, "#3C3C4399", "#EBEBF599"),
        ("tertiaryLabel", UIColor.tertiaryLabel, "#3C3C434D", "#EBEBF54D"),
        ("quaternaryLabel", UIColor.quaternaryLabel, "#3C3C432E", "#EBEBF529"),
        ("placeholderText", UIColor.placeholderText, "#3C3C434D", "#EBEBF54D"),
        ("link", UIColor.link, "#007AFF", "#0984FF"),
        ("separator", UIColor.separator, "#3C3C434A", "#54545899"),
        ("opaqueSeparator", UIColor.opaqueSeparator, "#C6C6C8", "#38383A"),
        ("tintColor", UIColor.tintColor, "#007AFF", "#0A84FF"),
        ("darkText", UIColor.darkText, "#000000", "#000000"),
        ("lightText", UIColor.lightText, "#FFFFFF99", "#FFFFFF99"),
    ]

    private static let fillsAndGrounds: [SystemColor] = [
        ("systemFill", UIColor.systemFill, "#78788033", "#7878805C"),
        ("secondarySystemFill", UIColor.secondarySystemFill, "#78788029", "#78788052"),
        ("tertiarySystemFill", UIColor.tertiarySystemFill, "#7676801F", "#7676803D"),
        ("quaternarySystemFill", UIColor.quaternarySystemFill, "#74748014", "#7676802E"),
        ("systemBackground", UIColor.systemBackground, "#FFFFFF", "#000000"),
        ("secondarySystemBackground", UIColor.secondarySystemBackground, "#F2F2F7", "#1C1C1E"),
        ("tertiarySystemBackground", UIColor.tertiarySystemBackground, "#FFFFFF", "#2C2C2E"),
        ("systemGroupedBackground", UIColor.systemGroupedBackground, "#F2F2F7", "#000000"),
        ("secondarySystemGroupedBackground", UIColor.secondarySystemGroupedBackground, "#FFFFFF", "#1C1C1E"),
        ("tertiarySystemGroupedBackground", UIColor.tertiarySystemGroupedBackground, "#F2F2F7", "#2C2C2E"),
    ]

    @Test(
        "a system colour has Apple's published values in light and dark",
        arguments: hues + textsAndLines + fillsAndGrounds
    )
    private func systemColour(_ system: SystemColor) {
        let (_, color, light, dark) = system
        #expect(color.components(for: .light).hexadecimal == light)
        #expect(color.components(for: .dark).hexadecimal == dark)
        #expect(color.components(for: .unspecified).hexadecimal == light)
    }

    @Test(
        "a fixed colour is the same in light and dark",
        arguments: [
            (UIColor.black, "#000000"), (.white, "#FFFFFF"), (.red, "#FF0000"), (.green, "#00FF00"),
            (.blue, "#0000FF"), (.gray, "#808080"), (.clear, "#00000000"), (.orange, "#FF8000"),
        ]
    )
    func fixedColour(color: UIColor, value: String) {
        #expect(color.components(for: .light).hexadecimal == value)
        #expect(color.components(for: .dark) == color.components(for: .light))
    }

    /// The colours of the wheel, a sixth of a turn apart.
    static let wheel = ["#FF0000", "#FFFF00", "#00FF00", "#00FFFF", "#0000FF", "#FF00FF", "#FF0000"]

    @Test("hue, saturation and brightness give red, green and blue", arguments: wheel.enumerated().map { ($0, $1) })
    func hue(sixths: Int, value: String) {
        let color = UIColor(hue: CGFloat(sixths) / 6, saturation: 1, brightness: 1, alpha: 1)
        #expect(color.components(for: .light).hexadecimal == value)
    }

    @Test("a provider is asked for light and for dark")
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBlue }
        #expect(color.components(for: .light).hexadecimal == "#007AFF")
        #expect(color.components(for: .dark).hexadecimal == "#FFFFFF")
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(resolved == .white)
        #expect(resolved.hashValue == UIColor.white.hashValue)
    }

    @Test("alpha replaces alpha in light and dark and leaves the rest")
    func withAlphaComponent() {
        let color = UIColor.systemBlue.withAlphaComponent(0.5)
        #expect(color.components(for: .light).hexadecimal == "#007AFF80")
        #expect(color.components(for: .dark).hexadecimal == "#0A84FF80")
    }

    @Test("numbers outside 0 to 1 are brought inside, and what is no number is 0")
    func clamping() {
        let color = UIColor(red: 2, green: -1, blue: .nan, alpha: .infinity)
        #expect(color.components(for: .light) == ColorComponents(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("the components are written to where the pointers lead")
    func pointers() {
        var (red, green, blue, alpha, white): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9, 9)
        #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: nil))
        #expect([red, green, blue] == [1, 0.5, 0])
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect([white, alpha] == [0.25, 0.5])
        #expect(!UIColor.orange.getWhite(&white, alpha: nil))
        #expect(white == 0.25)
    }
}
