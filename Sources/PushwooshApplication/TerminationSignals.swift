import Glibc

/// Ends the process in order when it is told to by SIGTERM or SIGINT: the app delegate hears of it first.
///
/// It stands in a type of its own because a handler written in a main-actor context traps at run time.
final class TerminationSignals: Sendable {
    // A dispatch source may be used from any thread; the type is not marked so on Linux. Never changed after init.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

    init(runner: ApplicationRunner) {
        let numbers = [SIGTERM, SIGINT]
        // A parent that starts the app from a worker thread hands its blocked signals down.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        for number in numbers { sigaddset(&blocked, number) }
        pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
        sources = numbers.map { number in
            // Not ignored: the source takes over a little later, and until then the signal must not get lost.
            signal(number, SIG_DFL)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated { runner.terminate() }
                exit(0)
            }
            source.resume()
            return source
        }
    }
}
