/// A plain closure of the app, kept until it is called once, on the main thread.
///
/// The SDK's closures are plain so that code written for iOS compiles unchanged. They cross threads only inside this box:
/// it is unchecked because the closure is never touched anywhere but on the main thread, where `call` insists on being.
package struct MainThreadCallback<Value>: @unchecked Sendable {
    private let closure: (Value) -> Void

    package init(_ closure: @escaping (Value) -> Void) {
        self.closure = closure
    }

    @MainActor
    package func call(_ value: Value) {
        closure(value)
    }
}
