import Synchronization

/// Tells Pushwoosh which messages were opened, each once in a row.
final class PushStatistics: PlatformState {
    private unowned let platform: Platform
    private let lastHash = Mutex<String?>(nil)
    private let countsHidden: Bool

    init(platform: Platform) {
        self.platform = platform
        countsHidden = PushwooshConfigureInfoPlist.sendsStatisticsWithoutAlert.value(in: platform)
    }

    /// A push has come while the app was in front; where it is not shown, it may count as opened.
    func received(_ push: PushPayload) {
        guard countsHidden, !platform.state(AlertSetting.self).isShown, !push.isSilent else { return }
        opened(push)
    }

    /// A push was opened, or came while the app was not in front. A silent one counts as neither.
    func opened(_ push: PushPayload) {
        let hash = push.values["p"] as? String
        guard !push.isSilent else { return }
        let isRepeated = lastHash.withLock { last in
            defer { last = hash }
            return hash != nil && last == hash
        }
        if isRepeated { return }
        let metaData = push.values["md"].flatMap(PropertyListValue.init)
        let platform = platform
        platform.state(Server.self).send({ PushStatRequest(device: $0, hash: hash, metaData: metaData) }) { result in
            guard let error = result.failure else { return }
            platform.log.write(.init(.info, "Push", "An opened message is not counted. \(error.localizedDescription)"))
        }
    }
}
