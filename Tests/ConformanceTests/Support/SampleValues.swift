import PushwooshTesting

/// Values that facts are tried with.
enum SampleValues {
    static let firstImage = UIImage.sample(width: 1, height: 1)
    static let secondImage = UIImage.sample(width: 2, height: 3)
    static var firstPayload: [AnyHashable: Any] { ["name": "first"] }
    static var secondPayload: [AnyHashable: Any] { ["name": "second"] }
    static let firstRichMedia = PWRichMedia(content: "first", source: .push)
    static let richMediaManager = PWRichMediaManager()
    @MainActor static let firstDelegate = SampleDelegate(name: "first")

    /// The colours that the spec names.
    private static let colors: [(String, UIColor)] = [
        ("systemBackground", .systemBackground), ("label", .label), ("secondaryLabel", .secondaryLabel),
        ("systemBlue", .systemBlue), ("systemRed", .systemRed), ("systemGreen", .systemGreen), ("white", .white),
        ("clear", .clear), ("tertiarySystemFill", .tertiarySystemFill),
    ]

    static func name(of color: UIColor) -> String {
        colors.first { $0.1 == color }?.0 ?? "\(color)"
    }
}

/// A delegate with a name and nothing else.
final class SampleDelegate: PWRichMediaPresentingDelegate {
    let name: String

    init(name: String) {
        self.name = name
    }
}

/// An error with a name.
enum SampleError: String, Error {
    case first, second
}
