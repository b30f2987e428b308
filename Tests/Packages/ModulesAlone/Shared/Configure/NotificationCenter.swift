import PushwooshConfigure

/// A delegate of the notification centre that is added to the SDK's, as guides for iOS do.
final class AddedDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let isMessage = PWMessage.isPushwooshMessage(notification.request.content.userInfo)
        completionHandler(isMessage ? [] : [.banner])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        Pushwoosh.configure.handleNotificationResponse(response, completionHandler: completionHandler)
    }
}

/// An app that is the delegate itself, and hands on what it is told.
final class OwnDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await Pushwoosh.configure.handleWillPresentNotification(notification)
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        await Pushwoosh.configure.handleNotificationResponse(response)
    }
}

/// Is told of purchases on iOS.
final class Cashier: PWPurchaseDelegate {
    var failures = 0

    func onPW(inAppPurchaseHelperPaymentFailedProductIdentifier identifier: String?, error: (any Error)?) {
        failures += 1
    }
}

/// The notification centre and purchases as apps use them on iOS.
@MainActor
func notificationCenterFacts() -> [(String, Bool)] {
    let (added, cashier) = (AddedDelegate(), Cashier())
    let proxy = Pushwoosh.sharedInstance().notificationCenterDelegateProxy
    proxy?.add(added)
    Pushwoosh.configure.addNotificationCenterDelegate(OwnDelegate())
    Pushwoosh.configure.purchaseDelegate = cashier
    Pushwoosh.configure.sendSKPaymentTransactions([])
    let orientations: PWSupportedOrientations = [.portrait, .landscapeLeft]
    return [
        ("the proxy stands in the notification centre", UNUserNotificationCenter.current().delegate === proxy),
        ("the purchase delegate is kept", Pushwoosh.sharedInstance().purchaseDelegate === cashier),
        ("orientations can be combined", orientations.rawValue == 5),
    ]
}
