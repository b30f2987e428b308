import FrameworkMainActor
import FrameworkSwift5
import FrameworkSwift6

let facts = [
    ("Swift 5", FrameworkSwift5.facts()),
    ("Swift 6", FrameworkSwift6.facts()),
    ("Swift 6, main actor by default", FrameworkMainActor.facts()),
]
for (mode, facts) in facts {
    for (fact, holds) in facts { print(holds ? "passed" : "FAILED", "Framework", mode, fact, separator: ": ") }
}
