/// Which facts about the device may be sent, as Info.plist says.
enum CollectedData {
    /// The language in force, or nil where it is not to be sent.
    static func language(on platform: Platform) -> String? {
        let isCollected =
            PushwooshConfigureInfoPlist.collectsDeviceData.value(in: platform)
            && PushwooshConfigureInfoPlist.collectsLocale.value(in: platform)
        return isCollected ? platform.state(Language.self).current : nil
    }
}
