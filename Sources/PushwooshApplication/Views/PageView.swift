/// Where in a window of the SDK the page is shown.
package final class PageView: UIView {
    override var kind: SurfaceView.Kind { .page }
}
