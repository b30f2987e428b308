import Foundation

/// The main queue, drained by `RunLoop.main` on the main thread.
///
/// Never `dispatchMain()`: on Linux it moves the main queue to another thread.
struct LinuxMainThread: MainThread {
    func async(_ work: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: work)
    }
}
