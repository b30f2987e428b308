import PushwooshAppleTypes

extension UIImage {
    /// Makes the app's picture of that name, with or without its extension; nil where the app has none.
    ///
    /// It is looked for beside the executable, in its `Resources` folder and in the resource bundles of the app's package.
    public convenience init?(named name: String) {
        guard let image = Platform.current.bundle.image(named: name) else { return nil }
        self.init(image)
    }
}
