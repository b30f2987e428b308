/// Tags, and who uses the app.
extension ConfigureBackend {
    private func callback(_ completion: (((any Error)?) -> Void)?) -> Completion? {
        completion.map(MainThreadCallback.init)
    }

    private var tags: Tags { platform.state() }
    private var user: UserIdentity { platform.state() }
    private var emails: EmailAddresses { EmailAddresses(platform: platform) }

    func setTags(_ tags: [AnyHashable: Any]) {
        self.tags.set(tags, completion: nil)
    }

    func setTags(_ tags: [AnyHashable: Any], completion: (((any Error)?) -> Void)?) {
        self.tags.set(tags, completion: callback(completion))
    }

    func setEmailTags(_ tags: [AnyHashable: Any], forEmail email: String) {
        self.tags.set(tags, of: email, completion: nil)
    }

    func setEmailTags(_ tags: [AnyHashable: Any], forEmail email: String, completion: (((any Error)?) -> Void)?) {
        self.tags.set(tags, of: email, completion: callback(completion))
    }

    func getTags(_ successHandler: PushwooshGetTagsHandler?, onFailure errorHandler: PushwooshErrorHandler?) {
        tags.read(success: successHandler.map(MainThreadCallback.init), failure: callback(errorHandler))
    }

    func loadTags(_ successBlock: (([AnyHashable: Any]?) -> Void)?, error errorBlock: (((any Error)?) -> Void)?) {
        getTags(successBlock, onFailure: errorBlock)
    }

    func sendBadges(_ badge: Int) {
        setTags(["badge": badge])
    }

    func setEmail(_ email: String) {
        emails.set([email], of: "setEmail", completion: nil)
    }

    func setEmail(_ email: String, completion: (((any Error)?) -> Void)?) {
        emails.set([email], of: "setEmail", completion: callback(completion))
    }

    func setEmails(_ emails: [Any]) {
        self.emails.set(emails, of: "setEmails", completion: nil)
    }

    func setEmails(_ emails: [Any], completion: (((any Error)?) -> Void)?) {
        self.emails.set(emails, of: "setEmails", completion: callback(completion))
    }

    func setUserId(_ userId: String) {
        user.set(userId, completion: nil)
    }

    func setUserId(_ userId: String, completion: (((any Error)?) -> Void)?) {
        user.set(userId, completion: callback(completion))
    }

    func setUser(_ userId: String, emails: [Any]) {
        user.set(userId, emails: emails, completion: nil)
    }

    func setUser(_ userId: String, emails: [Any], completion: (((any Error)?) -> Void)?) {
        user.set(userId, emails: emails, completion: callback(completion))
    }

    func setUser(_ userId: String, email: String, completion: (((any Error)?) -> Void)?) {
        user.set(userId, emails: [email], completion: callback(completion))
    }

    func mergeUserId(_ oldUserId: String, to newUserId: String, doMerge: Bool, completion: (((any Error)?) -> Void)?) {
        user.merge(oldUserId, into: newUserId, keepsEvents: doMerge, completion: callback(completion))
    }

    func getUserId() -> String { user.current }

    func sendPurchase(
        _ productIdentifier: String,
        withPrice price: NSDecimalNumber,
        currencyCode: String,
        andDate date: Date
    ) {
        let purchase = Purchase(
            product: productIdentifier,
            price: price.doubleValue,
            currency: currencyCode,
            date: date
        )
        purchase.send(on: platform)
    }

    func sendSKPaymentTransactions(_ transactions: [Any]) {
        platform.state(StorePurchases.self).refuse(transactions)
    }

    var purchaseDelegate: (any PWPurchaseDelegate)? {
        get { platform.state(StorePurchases.self).delegate }
        nonmutating set { platform.state(StorePurchases.self).set(newValue) }
    }
}
