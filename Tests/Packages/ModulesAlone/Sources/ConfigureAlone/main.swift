import ConfigureMainActor
import ConfigureSwift5
import ConfigureSwift6

let facts = [
    ("Swift 5", ConfigureSwift5.facts()),
    ("Swift 6", ConfigureSwift6.facts()),
    ("Swift 6, main actor by default", ConfigureMainActor.facts()),
]
for (mode, facts) in facts {
    for (fact, holds) in facts { print(holds ? "passed" : "FAILED", "Configure", mode, fact, separator: ": ") }
}
