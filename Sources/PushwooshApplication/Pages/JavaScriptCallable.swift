/// An object of the app whose functions a page can call.
///
/// On iOS they are found by themselves, among the Objective-C methods of the object. Swift on Linux knows no such methods,
/// and so an object lists them:
///
///     extension ShareInterface: JavaScriptCallable {
///         var javaScriptFunctions: [String: JavaScriptFunction] {
///             ["share": { self.share($0[0] ?? "", done: $0[1]) }]
///         }
///     }
///
/// The rest of a class that conforms to `PWJavaScriptInterface` stays as it is, but for `@objc`: Swift has that on Apple's
/// systems alone, and on Linux it stands between `#if canImport(ObjectiveC)` and `#endif`.
@preconcurrency
@MainActor
public protocol JavaScriptCallable: AnyObject {
    /// The functions by the names that pages use: without colons, so that `post:with:` is `postwith`.
    ///
    /// Read on the main thread, once for each page that is to be shown.
    var javaScriptFunctions: [String: JavaScriptFunction] { get }
}

/// A function that a page can call. It runs on the main thread while the page waits.
///
/// What it gives is the page's answer: a text as it is, numbers, truth values, lists and dictionaries as JSON, and an empty
/// text where it gives nil or nothing.
public typealias JavaScriptFunction = (JavaScriptArguments) -> Any?

/// What a page has passed to a function: texts, truth values, and functions of its own as callbacks.
///
/// A page may pass fewer than are wanted, or others: asking for one is never out of range.
public struct JavaScriptArguments {
    /// All of them in order.
    public let values: [Any]

    /// Makes them, as tests of an app need it.
    public init(_ values: [Any] = []) {
        self.values = values
    }

    /// How many there are.
    public var count: Int { values.count }

    /// The argument at a place, counted from 0; nil where there is none or it is of another type.
    public subscript<Value>(index: Int) -> Value? {
        values.indices.contains(index) ? values[index] as? Value : nil
    }
}
