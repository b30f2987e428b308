import PushwooshTesting
import Synchronization
import Testing

@MainActor
@Suite struct DeviceClientTests {
    let app = HeadlessApp()

    static let request = RegisterDeviceRequest(
        device: DeviceFields(application: "ABCDE-12345", hwid: "H", version: "7.1.3"),
        pushToken: "cafe",
        package: "com.example.app",
        timezone: 3600,
        notificationTypes: 7,
        language: "de",
        tags: ["vip": .boolean(true), "level": .number(3), "share": .number(0.5)]
    )

    private func send() -> [String] {
        let results = Mutex<[String]>([])
        let thread = pthread_self()
        app.run {
            app.platform.state(DeviceClient.self).send(Self.request) { result in
                #expect(pthread_self() == thread)
                switch result {
                case .success: results.withLock { $0.append("success") }
                case .failure(let error): results.withLock { $0.append(error.localizedDescription) }
                }
            }
            #expect(results.withLock { $0 }.isEmpty)
        }
        app.advance(by: .seconds(10))
        return results.withLock { $0 }
    }

    @Test("a request carries its fields under the key request")
    func fields() throws {
        #expect(send() == ["success"])
        let sent = try #require(app.requests.first)
        #expect(sent.method == "registerDevice")
        let text = String(decoding: sent.body, as: UTF8.self)
        #expect(
            text == #"{"request":{"application":"ABCDE-12345","device_type":1,"hwid":"H","language":"de","#
                + #""notificationTypes":7,"package":"com.example.app","push_token":"cafe","#
                + #""tags":{"level":3,"share":0.5,"vip":true},"timezone":"3600","userId":"H","v":"7.1.3"}}"#
        )
        #expect(sent.fields["push_token"] as? String == "cafe")
        #expect(app.log.isEmpty)
    }

    @Test(
        "a failure is answered once, with its method and cause, and logged",
        arguments: [
            (RequestAnswer.failure("the cable is cut", after: .seconds(1)), "registerDevice failed: the cable is cut"),
            (.refused(status: 210), "Pushwoosh refused registerDevice with status 210: Refused by the test."),
            (.body(Data("<html>".utf8)), "The answer to registerDevice is no answer of Pushwoosh."),
            (.body(Data("[]".utf8)), "The answer to registerDevice is no answer of Pushwoosh."),
            (.body(Data(#"{"status_code":"200"}"#.utf8)), "The answer to registerDevice is no answer of Pushwoosh."),
        ]
    )
    func failures(answer: RequestAnswer, text: String) {
        app.answers["registerDevice"] = answer
        let results = send()
        #expect(results.count == 1)
        #expect(results.first?.hasPrefix(text) == true)
        #expect(app.log.map(\.message) == results)
    }

    @Test("an answer without a response is success where none is used")
    func noResponse() {
        app.answers["registerDevice"] = .success("null")
        #expect(send() == ["success"])
    }

    @Test("no answer leaves the completion uncalled")
    func silence() {
        app.answers["registerDevice"] = .silence
        #expect(send().isEmpty)
    }
}
