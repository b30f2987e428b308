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
    @MainActor static let secondDelegate = SampleDelegate(name: "second")
    static let firstMessage = PWMessage(payload: ["aps": ["alert": "first"]], isForeground: true)
    static let secondMessage = PWMessage(payload: ["aps": ["alert": "second"]], isForeground: true)
    /// Addresses that the SDK takes.
    static let firstAddress = URL(fileURLWithPath: "/first")
    static let secondAddress = URL(fileURLWithPath: "/second")

    /// The colours that the spec names.
    private static let colors: [(String, UIColor)] = [
        ("systemBackground", .systemBackground), ("label", .label), ("secondaryLabel", .secondaryLabel),
        ("systemBlue", .systemBlue), ("systemRed", .systemRed), ("systemGreen", .systemGreen), ("white", .white),
        ("clear", .clear), ("tertiarySystemFill", .tertiarySystemFill),
        ("UIColor(white: 0, alpha: 0.3)", UIColor(white: 0, alpha: 0.3)),
    ]

    static func name(of color: UIColor) -> String {
        colors.first { $0.1 == color }?.0 ?? "\(color)"
    }
}

/// A delegate with a name and nothing else.
final class SampleDelegate: PWRichMediaPresentingDelegate, PWMessagingDelegate {
    let name: String

    init(name: String) {
        self.name = name
    }
}

/// An error with a name.
enum SampleError: String, Error {
    case first, second
}
