import Foundation
import PushwooshAppleTypes

/// Who the app is.
package protocol AppIdentity: Sendable {
    /// `CFBundleIdentifier` of its Info.plist, else the name of its executable.
    var identifier: String { get }
    var name: String { get }
    var icon: UIImage? { get }
}

/// The app's Info.plist and its images.
package protocol AppBundle: Sendable {
    /// The value at a key of Info.plist (String, NSNumber, Bool, Array, Dictionary …), or nil.
    func infoValue(for key: String) -> PropertyListValue?
    /// The keys of Info.plist, in any order.
    var infoKeys: [String] { get }
    /// The picture of that name, with or without its extension.
    func image(named name: String) -> UIImage?
}

/// The person's language.
package protocol LocaleSource: Sendable {
    /// Language codes such as `de` or `pt-BR`, the preferred one first. Never empty.
    var preferredLanguages: [String] { get }
}

/// Whether the network can be reached.
package protocol Connectivity: Sendable {
    var isOnline: Bool { get }
}
