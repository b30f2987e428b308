extension HeadlessApp {
    /// What the system says of the app's notifications.
    ///
    /// Setting it is what a person does in the system's settings.
    public var status: UNAuthorizationStatus? {
        get { UNAuthorizationStatus(rawValue: rawStatus) }
        set { rawStatus = (newValue ?? .notDetermined).rawValue }
    }

    /// The status as a number, for states that this SDK does not know.
    public var rawStatus: Int {
        get { device[\.rawStatus] }
        set { device.change { $0.rawStatus = newValue } }
    }

    /// How long the system takes to tell the status.
    public var statusDelay: Duration {
        get { device[\.statusDelay] }
        set { device.change { $0.statusDelay = newValue } }
    }

    /// What the person answers to the system prompt when it comes.
    ///
    /// The default leaves it standing.
    public var answerToPrompt: PromptAnswer {
        get { device[\.promptAnswer] }
        set { device.change { $0.promptAnswer = newValue } }
    }

    /// The system prompt that stands on the screen.
    public var systemPrompt: SystemPrompt? { process.permission.prompt }

    /// How often the system has shown its prompt.
    public var promptsShown: Int { device[\.promptsShown] }

    /// Answers the system prompt that stands on the screen.
    ///
    /// False, and noted in `problems`, where none does.
    @discardableResult
    public func answerPrompt(_ answer: PromptAnswer) -> Bool {
        let isAnswered = run { process.permission.answerPrompt(answer) }
        if !isAnswered { noteProblem("Answered the system prompt, but none is on the screen.") }
        return isAnswered
    }
}
