import PushwooshAppleTypes

/// How the person has set up their desktop. Read at each use.
package protocol Appearance: Sendable {
    var isDark: Bool { get }
    /// 1 is the default text size.
    var textScale: Double { get }
    var isRightToLeft: Bool { get }
    var reducesMotion: Bool { get }
    var screenReaderRuns: Bool { get }
    /// Calls `changed` on the main thread after any of the above changed, until cancelled.
    func observe(_ changed: @escaping @Sendable () -> Void) -> ScheduledWork
}
