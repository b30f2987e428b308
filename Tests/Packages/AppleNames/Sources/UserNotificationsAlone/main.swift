import UserNotificationsMainActor
import UserNotificationsSwift5
import UserNotificationsSwift6

let facts = [
    ("Swift 5", UserNotificationsSwift5.facts()),
    ("Swift 6", UserNotificationsSwift6.facts()),
    ("Swift 6, main actor by default", UserNotificationsMainActor.facts()),
]
for (mode, facts) in facts {
    for (fact, holds) in facts { print(holds ? "passed" : "FAILED", "UserNotifications", mode, fact, separator: ": ") }
}
