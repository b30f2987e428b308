/// Registers telephone numbers, which get messages in the place of a device.
struct NumberRegistration {
    /// Where the number gets its messages; the raw value is what Pushwoosh calls the kind of device.
    enum Service: Int, Sendable {
        case sms = 18
        case whatsApp = 21
    }

    let platform: Platform

    func register(_ written: String, with service: Service) {
        let method = service == .sms ? "registerSmsNumber" : "registerWhatsappNumber"
        guard let number = platform.trimmed(written, "The number", of: method, nil) else { return }
        let platform = platform
        platform.state(Server.self).send({ device in
            var device = device
            device.deviceType = service.rawValue
            device.hwid = service == .sms ? number : "whatsapp:" + number
            return RegisterDeviceRequest(
                platform: platform,
                device: device,
                token: service == .sms ? nil : device.hwid,
                tags: [:]
            )
        }) { result in
            if result.failure != nil {
                platform.log.write(.init(.warning, "Registration", "The number is not registered."))
            }
        }
    }
}
