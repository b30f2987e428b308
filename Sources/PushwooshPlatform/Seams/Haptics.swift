/// Makes the device vibrate.
package protocol Haptics: Sendable {
    func impact(_ strength: HapticStrength)
}

/// How strong a vibration is.
public enum HapticStrength: String, Sendable, CaseIterable {
    case light, medium, heavy
}
