/// The life of one app: launch, phases, push tokens, pushes. `main()` and the headless test kit both drive it.
package final class ApplicationRunner: PlatformState {
    private unowned let platform: Platform
    package let tokens = TokenObservers()
    // Made and used on the main thread only, which the accessor below insists on.
    private nonisolated(unsafe) var madeApplication: UIApplication?

    package init(platform: Platform) {
        self.platform = platform
    }

    /// The app's one object.
    @MainActor package var application: UIApplication {
        if let madeApplication { return madeApplication }
        let new = UIApplication(platform: platform)
        madeApplication = new
        return new
    }

    @MainActor private var delegate: (any UIApplicationDelegate)? { application.delegate }

    /// The push token of this process, from the moment one was given.
    package var token: Data? { tokens.current }

    /// Launches the app: its delegate hears that it will launch and that it has.
    ///
    /// It is then inactive until `becomeActive()`, or in the background where a push launched it there.
    @MainActor
    package func launch(
        _ delegate: (any UIApplicationDelegate)?,
        options: [UIApplication.LaunchOptionsKey: Any]? = nil,
        inBackground: Bool = false
    ) {
        application.delegate = delegate
        if let push = options?[.remoteNotification] as? [AnyHashable: Any] {
            platform.state(LaunchPush.self).keep(push)
        }
        _ = delegate?.application(application, willFinishLaunchingWithOptions: options)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: options)
        platform.lifecycle.move(to: inBackground ? .background : .inactive)
    }

    /// Brings the app into use, from the background by way of the foreground.
    @MainActor
    package func becomeActive() {
        enterForeground()
        guard platform.lifecycle.phase == .inactive else { return }
        platform.lifecycle.move(to: .active)
        delegate?.applicationDidBecomeActive(application)
    }

    /// Brings the app onto the screen, without being in use yet.
    @MainActor
    private func enterForeground() {
        guard platform.lifecycle.phase == .background else { return }
        delegate?.applicationWillEnterForeground(application)
        platform.lifecycle.move(to: .inactive)
    }

    /// Takes the app out of use; it stays on screen.
    @MainActor
    package func resignActive() {
        guard platform.lifecycle.phase == .active else { return }
        delegate?.applicationWillResignActive(application)
        platform.lifecycle.move(to: .inactive)
    }

    /// Takes the app off the screen.
    @MainActor
    package func enterBackground() {
        resignActive()
        guard platform.lifecycle.phase == .inactive else { return }
        platform.lifecycle.move(to: .background)
        delegate?.applicationDidEnterBackground(application)
    }

    /// Tells the app that its process is about to end.
    @MainActor
    package func terminate() {
        delegate?.applicationWillTerminate(application)
    }
}

// MARK: Push tokens

extension ApplicationRunner {
    /// Asks the push service for a token. The app delegate, then the observers, get one answer for each request.
    package func requestToken() {
        let platform = platform
        platform.pushTokenSource.requestToken { [weak platform] result in
            platform?.mainThread.async { [weak self] in
                MainActor.assumeIsolated { self?.deliver(result) }
            }
        }
    }

    /// Hands a token, or why there is none, to the app delegate and to the observers.
    @MainActor
    package func deliver(_ result: Result<Data, any Error>) {
        tokens.keep(result)
        switch result {
        case .success(let token):
            delegate?.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
        case .failure(let error):
            delegate?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
        tokens.tell(result)
    }

    package func forgetToken() {
        tokens.forget()
    }
}

// MARK: Pushes

extension ApplicationRunner {
    /// Hands a push to the app delegate and watches that it answers once, in time; then to the notification centre.
    ///
    /// `fetched` and `presented` are told each answer and each fault. Where nobody takes the push, that is logged.
    @MainActor
    package func deliver(
        push userInfo: [AnyHashable: Any],
        fetched: @escaping @Sendable (AnswerReport<UIBackgroundFetchResult>) -> Void = { _ in },
        presented: @escaping @Sendable (AnswerReport<UNNotificationPresentationOptions>) -> Void = { _ in }
    ) {
        let notification = UNNotification(push: userInfo, date: platform.timeSource.wallTime)
        let notifications = platform.state(NotificationDelivery.self)
        notifications.keep(notification)
        if let delegate {
            let watch = AnswerWatch<UIBackgroundFetchResult>(.push, platform: platform)
            notifications.during(notification) {
                delegate.application(
                    application,
                    didReceiveRemoteNotification: userInfo,
                    fetchCompletionHandler: watch.completion(report: fetched)
                )
            }
        } else if platform.state(UNUserNotificationCenter.self).delegate == nil {
            platform.log.write(.init(.warning, "Application", "A push came, and there is no app delegate to take it."))
        }
        notifications.present(notification, report: presented)
    }

    /// Tells the app what the person has done with a notification; putting it away leaves the app where it is.
    @MainActor
    package func respond(
        to notification: UNNotification,
        with action: String,
        report: @escaping @Sendable (AnswerReport<Bool>) -> Void = { _ in }
    ) {
        let opensApp = action != UNNotificationDismissActionIdentifier
        if opensApp { enterForeground() }
        platform.state(NotificationDelivery.self).respond(to: notification, with: action, report: report)
        if opensApp { becomeActive() }
    }
}
