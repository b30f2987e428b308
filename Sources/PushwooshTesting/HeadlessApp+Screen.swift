extension HeadlessApp {
    /// What is on the screen now.
    public var screen: HeadlessScreen { process.surface.screen(systemPrompt: systemPrompt) }

    /// Everything that has happened on the screen, over all launches.
    public var history: [ScreenEvent] { device[\.history] }

    /// The most primers and rich media that could ever be seen at the same moment.
    public var mostOverlaysAtOnce: Int { device[\.mostOverlaysAtOnce] }

    /// How the person has set up the desktop.
    ///
    /// A change is told to the app.
    public var appearance: HeadlessAppearance {
        get { device[\.appearance] }
        set {
            run {
                device.change { $0.appearance = newValue }
                process.appearance.tellObservers()
            }
        }
    }

    /// The person's languages, such as `de` or `pt-BR`, the preferred one first.
    public var languages: [String] {
        get { device[\.languages] }
        set { device.change { $0.languages = newValue } }
    }
}
