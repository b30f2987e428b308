extension HeadlessApp {
    /// Sends the app to the background.
    public func background() {
        run {
            process.runner.enterBackground()
            process.surface.tellObservers()
        }
    }

    /// Brings the app back to the front.
    public func foreground() {
        run { becomeActive() }
    }

    /// Takes the app out of use while it stays on the screen, as a call or a system panel does.
    public func deactivate() {
        run {
            process.runner.resignActive()
            process.surface.tellObservers()
        }
    }

    /// Tells the app that its process is about to end.
    public func terminate() {
        run { process.runner.terminate() }
    }

    /// The app's window, or nil where it has none.
    ///
    /// Setting nil takes away what stands on it.
    public var window: WindowMetrics? {
        get { device[\.window] }
        set {
            run {
                device.change { $0.window = newValue }
                if newValue == nil { process.surface.loseWindow() }
                process.surface.tellObservers()
            }
        }
    }

    /// Closes the app's window, and with it what stands on it.
    public func closeWindow() {
        window = nil
    }

    /// Opens a window for the app.
    public func openWindow(_ window: WindowMetrics = .phone) {
        self.window = window
    }

    /// Whether the app is in front, on its way, or behind.
    public var applicationState: UIApplication.State { process.runner.application.applicationState }
}
