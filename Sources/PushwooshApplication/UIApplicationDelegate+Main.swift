extension UIApplicationDelegate where Self: UIResponder {
    /// Launches the app with a delegate of this class and runs until the process is told to end.
    ///
    /// The main thread then runs `RunLoop.main`, which drains the main queue.
    public static func main() {
        let runner = Platform.current.state(ApplicationRunner.self)
        let signals = TerminationSignals(runner: runner)
        runner.launch(Self(_uiApplicationMain: ()))
        runner.becomeActive()
        withExtendedLifetime(signals) { RunLoop.main.run() }
    }
}
