/// A value and where it stands in the spec.
public struct Located<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// Where.
    public var place: Place

    /// Makes one.
    public init(_ value: Value, _ place: Place) {
        self.value = value
        self.place = place
    }
}

extension Located: Equatable where Value: Equatable {
    /// Places do not count.
    public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}
