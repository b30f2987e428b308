import Foundation

/// The state objects of one platform, one a type.
final class PlatformStates: Sendable {
    private let lock = NSRecursiveLock()
    // Guarded by `lock`, which is recursive because one module's state may ask for another's while it is made.
    private nonisolated(unsafe) var objects: [ObjectIdentifier: any PlatformState] = [:]

    func object<State: PlatformState>(of type: State.Type, make: () -> State) -> State {
        lock.lock()
        defer { lock.unlock() }
        if let known = objects[ObjectIdentifier(type)] as? State { return known }
        let new = make()
        objects[ObjectIdentifier(type)] = new
        return new
    }
}
