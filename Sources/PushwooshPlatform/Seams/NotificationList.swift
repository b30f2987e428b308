/// The system's list of notifications that it has shown and that wait to be looked at.
package protocol NotificationList: Sendable {
    /// Takes this app's notifications out of the list.
    func removeAll()
}
