import PushwooshTesting
import Testing

@MainActor
@Suite struct SilentPushTests {
    static let push: [AnyHashable: Any] = ["p": "1", "aps": ["sound": "x"]]

    @Test("a silent push reaches the app delegate, and its one answer is recorded [R05]")
    func delivered() throws {
        let app = HeadlessApp(AnsweringDelegate.self)
        app.deliver(push: Self.push, isSilent: true)
        let received = try #require(app.delegate(as: AnsweringDelegate.self)?.pushes.first)
        let aps = try #require(received["aps"] as? [String: Any])
        #expect(aps["content-available"] as? Int == 1)
        #expect(aps["sound"] as? String == "x")
        #expect(app.fetchResults == [.newData])
        app.advance(by: .minutes(1))
        #expect(app.problems.isEmpty)
    }

    @Test(
        "a completion that is called twice or never is reported [R05]",
        arguments: [
            (0, [], "The completion of a push was not called within 30 s."),
            (2, [.newData], "The completion of a push was called twice."),
        ] as [(Int, [UIBackgroundFetchResult], String)]
    )
    func faults(answers: Int, results: [UIBackgroundFetchResult], problem: String) {
        let app = HeadlessApp(AnsweringDelegate.self)
        app.delegate(as: AnsweringDelegate.self)?.answers = answers
        app.deliver(push: Self.push)
        app.advance(by: .seconds(29))
        #expect(app.problems.count == (answers == 0 ? 0 : 1))
        app.advance(by: .seconds(1))
        #expect(app.problems == [problem])
        #expect(app.fetchResults == results)
        #expect(app.log.filter { $0.level == .error }.count == 1)
    }

    @Test("the asynchronous form of the method is reached as well")
    func asynchronous() {
        let app = HeadlessApp(AsynchronousDelegate.self)
        app.deliver(push: Self.push)
        #expect(app.fetchResults == [.failed])
    }

    @Test("a delegate without either form has nothing to fetch")
    func neither() {
        let app = HeadlessApp(SilentDelegate.self)
        app.deliver(push: Self.push)
        #expect(app.fetchResults == [.noData])
    }

    @Test("without an app delegate nobody takes a push, and the log says so")
    func noDelegate() {
        let app = HeadlessApp()
        app.deliver(push: Self.push)
        #expect(app.fetchResults.isEmpty)
        #expect(app.log.filter { $0.subject == "Application" }.map(\.level) == [.warning])
        app.advance(by: .minutes(1))
        #expect(app.problems.isEmpty)
    }
}
