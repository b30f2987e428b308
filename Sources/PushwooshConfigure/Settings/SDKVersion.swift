/// The version of the iOS SDK whose API this is.
enum SDKVersion {
    static let current = "7.1.3"
}
