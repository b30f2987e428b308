import WebKitMainActor
import WebKitSwift5
import WebKitSwift6

let facts = [
    ("Swift 5", WebKitSwift5.facts()),
    ("Swift 6", WebKitSwift6.facts()),
    ("Swift 6, main actor by default", WebKitMainActor.facts()),
]
for (mode, facts) in facts {
    for (fact, holds) in facts { print(holds ? "passed" : "FAILED", "WebKit", mode, fact, separator: ": ") }
}
