/// Commands to the SDK that a push carries.
struct SystemCommands {
    let platform: Platform

    /// Carries out those that are known; the others are named in the log.
    func run(_ push: PushPayload) {
        var commands: [(name: String, value: String?)] = []
        if let name = push.values["pw_command"] as? String {
            commands.append((name, push.values["value"] as? String))
        }
        for entry in push.values["pw_commands"] as? [Any] ?? [] {
            guard let entry = entry as? [AnyHashable: Any], let name = entry["command"] as? String else { continue }
            commands.append((name, entry["value"] as? String))
        }
        for command in commands {
            switch (command.name, command.value) {
            case ("setLogLevel", let word?): platform.state(LogLevels.self).set(fromPush: word)
            default:
                let text = "The command “\(command.name)” of a push is not known here and is ignored."
                platform.log.write(.init(.info, "Push", text))
            }
        }
    }
}
