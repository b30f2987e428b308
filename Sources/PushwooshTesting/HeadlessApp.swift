/// An app that runs without a display, under a clock that the test moves.
///
/// It is on the main actor and synchronous: every call does what it says, then runs whatever the app has to do at that
/// moment, and returns. Nothing sleeps. Each app has its own SDK state, so any number can run side by side. What the app
/// itself sends through Dispatch leaves the virtual clock, and the app, behind.
///
///     let app = HeadlessApp(AppDelegate.self)
///     app.tap(.decline)
///     app.advance(by: .days(6))
///     app.relaunch()
///     #expect(app.screen.isEmpty)
@MainActor
public final class HeadlessApp {
    let device: HeadlessDevice
    private(set) var process: HeadlessProcess
    private let makeDelegate: @MainActor () -> (any UIApplicationDelegate)?
    /// Kept alive, since what the test still holds of an ended process may refer to its platform.
    private var endedProcesses: [HeadlessProcess] = []

    /// Runs an app with a delegate of this class, as `@main` does.
    ///
    /// - Parameters:
    ///   - delegate: The class of the app delegate; a new one is made at each launch.
    ///   - store: Where the SDK keeps what outlives the process.
    ///   - isLaunched: Whether the app is launched at once.
    ///   - setUp: Sets the scene before the launch: status, appearance, Info.plist, scripts.
    public convenience init<Delegate: UIResponder & UIApplicationDelegate>(
        _ delegate: Delegate.Type,
        store: HeadlessStore = .memory,
        isLaunched: Bool = true,
        setUp: (HeadlessApp) -> Void = { _ in }
    ) {
        self.init(
            store: store,
            isLaunched: isLaunched,
            makingDelegate: { Delegate(_uiApplicationMain: ()) },
            setUp: setUp
        )
    }

    /// Runs an app without a delegate; the test calls the SDK itself, inside `run`.
    public convenience init(
        store: HeadlessStore = .memory,
        isLaunched: Bool = true,
        setUp: (HeadlessApp) -> Void = { _ in }
    ) {
        self.init(store: store, isLaunched: isLaunched, makingDelegate: { nil }, setUp: setUp)
    }

    /// Runs an app whose delegate `makingDelegate` makes, once at each launch, inside the app.
    public init(
        store: HeadlessStore = .memory,
        isLaunched: Bool = true,
        makingDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?,
        setUp: (HeadlessApp) -> Void = { _ in }
    ) {
        device = HeadlessDevice(storage: store)
        process = HeadlessProcess(on: device)
        makeDelegate = makingDelegate
        setUp(self)
        if isLaunched { launch() }
    }

    deinit {
        // What still waits refers to the platform, and the platform to the clock.
        _ = device.clock.startProcess()
    }

    /// The delegate of the running process.
    public var delegate: (any UIApplicationDelegate)? { process.runner.application.delegate }

    /// The delegate of the running process, where it is of this class.
    public func delegate<Delegate: UIApplicationDelegate>(as type: Delegate.Type) -> Delegate? {
        delegate as? Delegate
    }

    package var platform: Platform { process.platform }

    /// Launches the app, and brings it to the front unless `inBackground`.
    public func launch(options: [UIApplication.LaunchOptionsKey: Any]? = nil, inBackground: Bool = false) {
        run {
            process.runner.launch(makeDelegate(), options: options, inBackground: inBackground)
            if !inBackground { becomeActive() }
        }
    }

    /// Ends the process as a kill does, without a word to the app, and launches a new one that finds the same store.
    public func relaunch() {
        endedProcesses.append(process)
        process = HeadlessProcess(on: device)
        launch()
    }

    /// Runs `body` inside the app: the SDK's facades belong to this app there.
    ///
    /// Then runs what the app has to do now.
    @discardableResult
    public func run<Value>(_ body: () throws -> Value) rethrows -> Value {
        let value = try Platform.$override.withValue(platform, operation: body)
        settle()
        return value
    }

    /// Starts asynchronous work inside the app: it runs at once up to its first wait, and its result can be awaited.
    ///
    ///     let outcome = app.start { await Pushwoosh.configure.pushPrimer.outcome() }
    ///     app.tap(.decline)
    ///     #expect(await outcome.value == .declined)
    @discardableResult
    public func start<Value: Sendable>(_ body: @escaping @MainActor () async -> Value) -> Task<Value, Never> {
        run { Task.immediate(operation: body) }
    }

    func becomeActive() {
        process.runner.becomeActive()
        process.surface.tellObservers()
    }

    /// Writes down something that a test or an app should not do.
    func noteProblem(_ text: String) {
        device.change { $0.problems.append(text) }
    }
}
