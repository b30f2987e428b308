/// What an app does that needs a store, of which there is none on Linux: it is told so.
final class StorePurchases: PlatformState {
    private let log: any LogSink
    private let delegates = WeakDelegateSlot<any PWPurchaseDelegate>()

    init(platform: Platform) {
        log = platform.log
    }

    var delegate: (any PWPurchaseDelegate)? { delegates.delegate }

    func set(_ delegate: (any PWPurchaseDelegate)?) {
        delegates.delegate = delegate
        guard delegate != nil else { return }
        let text =
            "The purchase delegate is told nothing, since there is no store on Linux. "
            + "Tell Pushwoosh of purchases with sendPurchase."
        log.write(.init(.info, "User", text))
    }

    func refuse(_ transactions: [Any]) {
        guard !transactions.isEmpty else { return }
        let text =
            "Transactions of a store are not sent, since there is none on Linux: \(transactions.count). "
            + "Call sendPurchase for each purchase."
        log.write(.init(.warning, "User", text))
    }
}
