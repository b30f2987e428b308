import MediaMainActor
import MediaSwift5
import MediaSwift6

let facts = [
    ("Swift 5", MediaSwift5.facts()),
    ("Swift 6", MediaSwift6.facts()),
    ("Swift 6, main actor by default", MediaMainActor.facts()),
]
for (mode, facts) in facts {
    for (fact, holds) in facts { print(holds ? "passed" : "FAILED", "Media", mode, fact, separator: ": ") }
}
