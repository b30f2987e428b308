import PushwooshTesting

/// Writes down what it is told, and leaves the gate alone.
final class ListenerDelegate: PWRichMediaPresentingDelegate {
    let record: CallRecord

    init(_ record: CallRecord) {
        self.record = record
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia) {
        record.record("didPresent")
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia) {
        record.record("didClose")
    }

    func richMediaManager(
        _ richMediaManager: PWRichMediaManager,
        presentingDidFailFor richMedia: PWRichMedia,
        withError error: any Error
    ) {
        record.record("presentingDidFail")
    }
}

/// Writes down what it is told, and answers as the test says.
final class GateDelegate: PWRichMediaPresentingDelegate {
    let record: CallRecord
    var answer: Bool

    init(_ record: CallRecord, answer: Bool) {
        self.record = record
        self.answer = answer
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia) -> Bool {
        record.record("shouldPresent")
        return answer
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia) {
        record.record("didPresent")
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia) {
        record.record("didClose")
    }

    func richMediaManager(
        _ richMediaManager: PWRichMediaManager,
        presentingDidFailFor richMedia: PWRichMedia,
        withError error: any Error
    ) {
        record.record("presentingDidFail")
    }
}
