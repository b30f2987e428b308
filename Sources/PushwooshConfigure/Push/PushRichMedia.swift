/// The rich media that a push brings, under its key `rm`.
package struct PushRichMedia: Sendable, Hashable {
    /// `r-` and the name of the package in its address.
    package let code: String

    init(code: String) {
        self.code = code
    }

    /// Reads the value at `rm`, or says what is wrong with it.
    static func read(_ value: Any) -> Result<PushRichMedia, Fault> {
        guard let fields = value as? [AnyHashable: Any] else { return .failure(.noDictionary) }
        guard let address = fields["url"] as? String, let url = URL(string: address) else {
            return .failure(.noAddress)
        }
        guard fields["ts"] is NSNumber || fields["ts"] is String else { return .failure(.noTime) }
        let name = url.deletingPathExtension().lastPathComponent
        guard !name.isEmpty, name != "..", isFileName(name) else { return .failure(.noAddress) }
        return .success(PushRichMedia(code: "r-" + name))
    }

    /// The code names a folder later on: it must not lead to another one.
    private static func isFileName(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
    }

    /// What is wrong with the value at `rm`.
    enum Fault: LocalizedError {
        case noDictionary, noAddress, noTime

        var errorDescription: String? {
            switch self {
            case .noDictionary: "The rich media of a push (rm) is not a dictionary and is not shown."
            case .noAddress: "The rich media of a push (rm) has no usable address (url) and is not shown."
            case .noTime: "The rich media of a push (rm) has no time (ts) and is not shown."
            }
        }
    }
}
