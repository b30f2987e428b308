import PushwooshTesting
import Testing

@Suite struct UIColorTests {
    @Test(
        "a system colour has Apple's published values in light and dark",
        arguments: [
            ("systemBackground", UIColor.systemBackground, "#FFFFFF", "#000000"),
            ("secondarySystemBackground", .secondarySystemBackground, "#F2F2F7", "#1C1C1E"),
            ("label", .label, "#000000", "#FFFFFF"),
            ("secondaryLabel", .secondaryLabel, "#3C3C4399", "#EBEBF599"),
            ("tertiaryLabel", .tertiaryLabel, "#3C3C434D", "#EBEBF54D"),
            ("separator", .separator, "#3C3C434A", "#54545899"),
            ("tertiarySystemFill", .tertiarySystemFill, "#7676801F", "#7676803D"),
            ("systemBlue", .systemBlue, "#007AFF", "#0A84FF"),
            ("systemRed", .systemRed, "#FF3B30", "#FF453A"),
            ("systemGreen", .systemGreen, "#34C759", "#30D158"),
        ]
    )
    func systemColour(name: String, color: UIColor, light: String, dark: String) {
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
