import UIKitMainActor
import UIKitSwift5
import UIKitSwift6

let facts = [
    ("Swift 5", UIKitSwift5.facts()),
    ("Swift 6", UIKitSwift6.facts()),
    ("Swift 6, main actor by default", UIKitMainActor.facts()),
]
for (mode, facts) in facts {
    for (fact, holds) in facts { print(holds ? "passed" : "FAILED", "UIKit", mode, fact, separator: ": ") }
}
