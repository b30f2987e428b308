import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launches += 1
        return true
    }
}

/// What an app finds whose sources say `import UIKit`.
@MainActor
public func facts() -> [(String, Bool)] {
    let delegate = AppDelegate()
    let isAccepted = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    return [
        ("Foundation comes with it", NSNumber(value: true).boolValue),
        ("an app delegate can be made and launched", isAccepted && delegate.launches == 1),
        ("colours have their names", UIColor.label !== UIColor.clear),
        ("a picture that is not there is nil", UIImage(named: "no picture has this name") == nil),
    ]
}
