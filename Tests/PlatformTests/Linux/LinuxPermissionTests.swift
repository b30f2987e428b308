import PushwooshTesting
import Synchronization
import Testing

@testable import PushwooshPlatform

@Suite struct LinuxPermissionTests {
    let store = InMemoryStore()
    let log = RecordingLog()

    private func status() -> Int? {
        let answer = Mutex<Int?>(nil)
        LinuxPermission(store: store, log: log).readStatus { status in answer.withLock { $0 = status } }
        return answer.withLock { $0 }
    }

    private func request(_ options: UNAuthorizationOptions) -> Bool? {
        let answer = Mutex<Bool?>(nil)
        LinuxPermission(store: store, log: log).request(options) { granted, _ in answer.withLock { $0 = granted } }
        return answer.withLock { $0 }
    }

    @Test("never asked is not determined; asking is granted, recorded and logged")
    func asking() {
        #expect(status() == UNAuthorizationStatus.notDetermined.rawValue)
        #expect(request([.alert, .sound]) == true)
        #expect(status() == UNAuthorizationStatus.authorized.rawValue)
        #expect(log.entries.map(\.subject) == ["Permission"])
    }

    @Test(
        "a trial is provisional until the app asks in full, and takes nothing back after that",
        arguments: [
            ([[.alert, .provisional]], UNAuthorizationStatus.provisional),
            ([[.provisional], [.provisional, .sound]], .provisional),
            ([[.provisional], [.alert]], .authorized),
            ([[.alert], [.provisional]], .authorized),
            ([[.provisional], [.alert], [.provisional]], .authorized),
        ] as [([UNAuthorizationOptions], UNAuthorizationStatus)]
    )
    func trial(requests: [UNAuthorizationOptions], expected: UNAuthorizationStatus) {
        for options in requests { #expect(request(options) == true) }
        #expect(status() == expected.rawValue)
    }

    @Test("a record that cannot be read counts as never asked")
    func unreadable() {
        store.set(.text("?"), for: StoreKey("permission.askedOptions"))
        #expect(status() == UNAuthorizationStatus.notDetermined.rawValue)
    }
}
