import PushwooshTesting
import Testing

@Suite("Purchases in a store, where there is none")
@MainActor
struct StorePurchaseTests {
    private final class Delegate: PWPurchaseDelegate {}

    private let app = ConfiguredApp.make()

    private var advice: [LogEntry.Level] {
        app.log.filter { $0.subject == "User" && $0.message.contains("sendPurchase") }.map(\.level)
    }

    @Test("transactions of a store are not sent, which is said with what to do instead [C2]")
    func transactions() {
        app.run {
            Pushwoosh.configure.sendSKPaymentTransactions(["first", "second"])
            Pushwoosh.sharedInstance().sendSKPaymentTransactions(["third"])
        }
        #expect(advice == [.warning, .warning] && app.requests.isEmpty)
        #expect(app.log.contains { $0.message.contains("on Linux: 2.") })
        app.run { Pushwoosh.configure.sendSKPaymentTransactions([]) }
        #expect(advice.count == 2)
    }

    @Test("the delegate is the same in every spelling, is not kept alive, and the log says that it is told nothing")
    func delegate() {
        var delegate: Delegate? = Delegate()
        app.run {
            Pushwoosh.configure.purchaseDelegate = delegate
            #expect(Pushwoosh.sharedInstance().purchaseDelegate === delegate)
            #expect(Pushwoosh.configure.getPurchaseDelegate() === delegate)
        }
        #expect(advice == [.info])
        delegate = nil
        app.run { #expect(Pushwoosh.configure.purchaseDelegate == nil) }
        let other = Delegate()
        app.run {
            Pushwoosh.sharedInstance().purchaseDelegate = other
            #expect(Pushwoosh.configure.purchaseDelegate === other)
            Pushwoosh.configure.setPurchaseDelegate(nil)
            #expect(Pushwoosh.sharedInstance().purchaseDelegate == nil)
        }
        #expect(advice == [.info, .info])
    }
}
