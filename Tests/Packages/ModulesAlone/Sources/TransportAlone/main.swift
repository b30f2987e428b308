import TransportMainActor
import TransportSwift5
import TransportSwift6

let facts = [
    ("Swift 5", TransportSwift5.facts()),
    ("Swift 6", TransportSwift6.facts()),
    ("Swift 6, main actor by default", TransportMainActor.facts()),
]
for (mode, facts) in facts {
    for (fact, holds) in facts { print(holds ? "passed" : "FAILED", "Transport", mode, fact, separator: ": ") }
}
