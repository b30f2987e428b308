import PrimerMainActor
import PrimerSwift5
import PrimerSwift6

let facts = [
    ("Swift 5", PrimerSwift5.facts()),
    ("Swift 6", PrimerSwift6.facts()),
    ("Swift 6, main actor by default", PrimerMainActor.facts()),
]
for (mode, facts) in facts {
    for (fact, holds) in facts { print(holds ? "passed" : "FAILED", "Primer", mode, fact, separator: ": ") }
}
