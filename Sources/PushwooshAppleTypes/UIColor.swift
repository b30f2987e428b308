import Foundation

/// A colour, which may differ in light and dark.
///
/// It never changes once made.
public final class UIColor: Sendable, Hashable {
    private let light: ColorComponents
    private let dark: ColorComponents

    package init(light: ColorComponents, dark: ColorComponents) {
        self.light = light
        self.dark = dark
    }

    package convenience init(_ components: ColorComponents) {
        self.init(light: components, dark: components)
    }

    /// Makes a colour from red, green and blue, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a grey, from black, 0, to white, 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Makes a colour from its hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Makes a colour that differs in light and dark.
    ///
    /// `dynamicProvider` is called at once, for light and for dark, and not kept.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).components(for: .light),
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).components(for: .dark)
        )
    }

    /// The numbers of the colour in light or dark.
    public func components(for style: UIUserInterfaceStyle) -> ColorComponents {
        style == .dark ? dark : light
    }

    /// The colour as it is under `traitCollection`, the same in light and dark.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(components(for: traitCollection.userInterfaceStyle))
    }

    /// The same colour with another alpha, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func replaced(_ components: ColorComponents) -> ColorComponents {
            ColorComponents(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
        }
        return UIColor(light: replaced(light), dark: replaced(dark))
    }

    /// Writes the numbers of the colour in light to where the pointers lead.
    ///
    /// Always true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = light.red
        green?.pointee = light.green
        blue?.pointee = light.blue
        alpha?.pointee = light.alpha
        return true
    }

    /// Writes a grey's brightness and alpha in light to where the pointers lead.
    ///
    /// False, with nothing written, where the colour is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard light.red == light.green, light.green == light.blue else { return false }
        white?.pointee = light.red
        alpha?.pointee = light.alpha
        return true
    }

    /// Whether both have the same numbers in light and in dark.
    public static func == (left: UIColor, right: UIColor) -> Bool {
        left.light == right.light && left.dark == right.dark
    }

    /// Hashes the numbers in light and in dark.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }
}

extension UIColor: CustomStringConvertible {
    /// The colour as `#RRGGBB`, or `#RRGGBB/#RRGGBB` where light and dark differ.
    public var description: String {
        light == dark ? light.hexadecimal : "\(light.hexadecimal)/\(dark.hexadecimal)"
    }
}
