/// Stands where there is nothing that vibrates: a log line says what would have been felt.
struct LogHaptics: Haptics {
    let log: any LogSink

    func impact(_ strength: HapticStrength) {
        log.write(.init(.debug, "Haptics", "A \(strength.rawValue) vibration; this machine has nothing that vibrates."))
    }
}
