import SpecKit

/// One difference between two specs, and what it means.
public struct Change: Sendable, Hashable {
    /// What it is about, such as `PWRichMedia.content`.
    public let path: String
    /// What that is, such as `property`.
    public let kind: String
    /// `added`, `removed`, `changed`, `renamed` or `moved`.
    public let event: String
    /// Which fact has come, gone or changed; nil where the part itself has.
    public let fact: String?
    /// What it means for those who use the API.
    public let changeClass: ChangeClass
    /// The version step that it needs.
    public let step: VersionStep
    /// Why, in one sentence.
    public let reason: String
    /// What was said; nil where nothing was.
    public let old: String?
    /// What is said now; nil where nothing is.
    public let new: String?
    /// Where: in the new spec, or in the old one for what is gone.
    public let place: Place
}
