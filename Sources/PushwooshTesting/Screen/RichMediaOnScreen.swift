/// A rich media as it can be seen at one moment.
public struct RichMediaOnScreen: Sendable, Hashable {
    /// Its code; empty where it has none.
    public var code: String
    /// The whole description.
    public var card: RichMediaCard
    /// Where it stands at rest.
    public var frame: CGRect
    /// How far it has come.
    public var phase: OverlayPhase
    /// How it stands, relative to its place at rest.
    public var pose: AnimationTimeline.Pose
    /// The motion it is in or has last made.
    public var motion: AnimationTimeline

    /// The part of the window whose touches go to the card; the rest go to the app.
    public var touchFrame: CGRect {
        CGRect(
            x: frame.minX + pose.offset.dx,
            y: frame.minY + pose.offset.dy,
            width: frame.width,
            height: frame.height
        )
    }
}
