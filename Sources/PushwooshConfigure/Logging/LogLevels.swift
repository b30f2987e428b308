import Synchronization

/// How much is written to the log: as set in code, else as a push has set, else as Info.plist says.
package final class LogLevels: PlatformState {
    static let storedLevel = StoreKey("configure.logLevel")

    private unowned let platform: Platform
    private let inCode = Mutex<PUSHWOOSH_LOG_LEVEL?>(nil)

    package init(platform: Platform) {
        self.platform = platform
        apply()
    }

    /// The level in force.
    var current: PUSHWOOSH_LOG_LEVEL {
        if let level = inCode.withLock({ $0 }) { return level }
        if case .integer(let raw) = platform.store.value(for: Self.storedLevel),
            let level = UInt(exactly: raw).flatMap(PUSHWOOSH_LOG_LEVEL.init)
        {
            return level
        }
        return PushwooshConfigureInfoPlist.logLevel.value(in: platform)
    }

    func set(_ level: PUSHWOOSH_LOG_LEVEL) {
        inCode.withLock { $0 = level }
        apply()
    }

    /// Takes the word of a push, in any case of letters; it is kept across launches.
    func set(fromPush word: String) {
        let level: PUSHWOOSH_LOG_LEVEL =
            switch word.uppercased() {
            case "NONE": .PW_LL_NONE
            case "ERROR": .PW_LL_ERROR
            case "WARN", "WARNING": .PW_LL_WARN
            case "DEBUG": .PW_LL_DEBUG
            case "VERBOSE": .PW_LL_VERBOSE
            default: .PW_LL_INFO
            }
        platform.store.set(.integer(Int64(level.rawValue)), for: Self.storedLevel)
        apply()
    }

    private func apply() {
        platform.logThreshold.level = Int(current.rawValue)
    }
}
