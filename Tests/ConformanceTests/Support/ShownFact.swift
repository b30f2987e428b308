import PushwooshTesting
import Testing

/// What is seen of a builder's settings.
struct ShownFact<Builder>: Sendable, CustomTestStringConvertible {
    let fact: Fact
    let detail: String
    private let actual: @Sendable @MainActor () -> String

    var testDescription: String { detail.isEmpty ? fact.id : "\(fact.id), \(detail)" }

    @MainActor
    func check() {
        fact.expect(actual())
    }
}

extension ShownFact where Builder == PWPushPrimerBuilder {
    /// What the settings hold after a call.
    static func stored(_ fact: Fact, _ detail: String, _ read: @escaping @Sendable (Builder) -> String) -> ShownFact {
        ShownFact(fact: fact, detail: detail) { read(PWPushPrimerBuilder()) }
    }

    /// What is shown at a place for a setter that was not called.
    static func value(_ fact: Fact, of setter: String, at place: String) -> ShownFact {
        ShownFact(fact: fact, detail: place) { ShownPrimer(at: place).value(of: setter) }
    }

    /// The places where one of the calls changes what is seen.
    static func change(_ fact: Fact, by calls: [SetterCall<Builder>]) -> ShownFact {
        ShownFact(fact: fact, detail: "") {
            ShownPrimer.places
                .filter { place in
                    let plain = ShownPrimer(at: place)
                    return calls.contains { ShownPrimer(at: place, $0) != plain }
                }
                .joined(separator: ", ")
        }
    }

    /// Which of two setters is seen at every place when both are called, in either order.
    static func winner(_ fact: Fact, loser: SetterCall<Builder>, winner: SetterCall<Builder>) -> ShownFact {
        ShownFact(fact: fact, detail: "") {
            let seen = ShownPrimer.places.filter { $0 != "alert" }.flatMap { place in
                [[loser, winner], [winner, loser]].map { ShownPrimer(at: place, $0).settersInFront }
            }
            return Set(seen).count == 1
                ? seen[0].first(where: { fact.expected == $0 }) ?? seen[0].joined(separator: ", ") : "it varies"
        }
    }
}
