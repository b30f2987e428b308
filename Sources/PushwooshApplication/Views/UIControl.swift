/// A view that does something when it is touched.
@preconcurrency
@MainActor
open class UIControl: UIView {
    /// What can happen to a control.
    public struct Event: OptionSet, Sendable, Hashable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A tap that ended inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The main thing that the control is for: a tap, for a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// What a control is in.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing in particular.
        public static let normal: State = []
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Whether it takes touches.
    open var isEnabled = true { didSet { changed() } }

    /// What it is in.
    public final var state: State { isEnabled ? .normal : .disabled }

    /// Has `action` done when one of these events happens; the same action added again stands for the later events.
    public final func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action)
        actions.append((action, controlEvents))
    }

    /// No longer has `action` done.
    public final func removeAction(_ action: UIAction) {
        actions.removeAll { $0.action === action }
    }

    /// Does what was added for any of these events, in order. A tap of a person does the same.
    ///
    /// A tap is also the main thing that a button is for.
    open func sendActions(for controlEvents: Event) {
        let isTap = controlEvents.contains(.touchUpInside)
        let happened = isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents
        for (action, events) in actions where !events.isDisjoint(with: happened) { action.perform() }
    }
}

/// What a control does.
@preconcurrency
@MainActor
public final class UIAction {
    private let handler: (UIAction) -> Void

    /// Makes an action. `handler` is called on the main thread, each time.
    public init(handler: @escaping (UIAction) -> Void) {
        self.handler = handler
    }

    func perform() {
        handler(self)
    }
}
