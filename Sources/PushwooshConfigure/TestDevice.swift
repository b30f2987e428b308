/// Makes this device one for tests, as an address `pushwoosh-…://createTestDevice` asks.
struct TestDevice {
    let platform: Platform

    /// Whether the address was for Pushwoosh.
    func open(_ url: URL) -> Bool {
        guard url.scheme?.lowercased().hasPrefix("pushwoosh-") == true,
            url.host?.lowercased() == "createtestdevice"
        else { return false }
        let name = platform.identity.name
        let platform = platform
        platform.state(Server.self).send({
            CreateTestDeviceRequest(device: $0, name: name, description: "Linux", isAutomatic: false)
        }) { result in
            let text = result.failure == nil ? "This is a device for tests now." : "This is no device for tests."
            platform.log.write(.init(.info, "Settings", text))
        }
        return true
    }
}
