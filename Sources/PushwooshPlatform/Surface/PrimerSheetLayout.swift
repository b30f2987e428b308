import PushwooshAppleTypes

/// Where a primer sheet and its parts stand in a window, in points from the window's top left. Left and right are
/// physical.
public struct PrimerSheetLayout: Sendable, Hashable {
    /// How the lines of a text stand in its frame.
    public enum TextAlignment: String, Sendable {
        case left, center, right
    }

    /// The card.
    public var sheet: CGRect
    /// The bar at its top, or nil.
    public var grabber: CGRect?
    /// The picture.
    public var picture: CGRect
    /// The headline.
    public var title: CGRect
    /// The text. It is cut with an ellipsis where the window leaves it less than it needs.
    public var message: CGRect
    /// The "now" of a banner, or nil.
    public var now: CGRect?
    /// The accept button.
    public var accept: CGRect
    /// The decline button.
    public var decline: CGRect
    /// How headline and text are aligned.
    public var textAlignment: TextAlignment
}

extension PrimerSheet {
    /// Measures a text: what it needs in a font when no line may be wider than the given width.
    public typealias Measuring = (String, PrimerSheetMetrics.Font, CGFloat) -> CGSize

    /// Where the sheet and its parts stand in a window.
    ///
    /// - Parameters:
    ///   - window: The window that the sheet covers.
    ///   - isRightToLeft: Whether text runs from right to left: a banner's picture and texts then change sides.
    ///   - measuring: Measures a text, the person's own text size included.
    public func layout(
        in window: WindowMetrics,
        isRightToLeft: Bool = false,
        measuring: @escaping Measuring
    ) -> PrimerSheetLayout {
        let space = SheetSpace(sheet: self, window: window, measuring: measuring)
        return switch placement {
        case .top: space.banner(isRightToLeft: isRightToLeft)
        case .center, .bottom: space.column()
        }
    }

    /// Width and height of what stands where the picture goes.
    var pictureSize: CGFloat {
        switch picture {
        case .image, .remote: metrics.picture.imageSize
        case .appIcon, .bell: metrics.picture.badgeSize
        }
    }
}

/// One layout being made: lengths are found first, from the top of the card, then the card is put in its place.
private struct SheetSpace {
    let sheet: PrimerSheet
    let window: WindowMetrics
    let measuring: PrimerSheet.Measuring

    var metrics: PrimerSheetMetrics { sheet.metrics }
    var width: CGFloat { max(0, window.size.width - 2 * metrics.sideMargin) }
    var contentWidth: CGFloat { max(0, width - metrics.insets.left - metrics.insets.right) }

    func banner(isRightToLeft: Bool) -> PrimerSheetLayout {
        let insets = metrics.insets
        let side = sheet.pictureSize
        let nowSize =
            metrics.now.map { measuring(PrimerSheetMetrics.nowText, $0.font, .greatestFiniteMagnitude) } ?? .zero
        let textX = insets.left + side + metrics.pictureGap
        let textWidth = max(0, width - insets.right - nowSize.width - PrimerSheetMetrics.nowGap - textX)
        let top = window.safeArea.top + PrimerSheetMetrics.bannerTopMargin
        let buttonHeight = max(
            buttonHeight(metrics.buttons.acceptHeight, metrics.buttons.acceptFont),
            buttonHeight(metrics.buttons.declineHeight, metrics.buttons.declineFont)
        )
        let fixed = insets.top + metrics.titleGap + metrics.messageGap + buttonHeight + insets.bottom
        let texts = textHeights(width: textWidth, room: window.size.height - window.safeArea.bottom - top - fixed)
        let title = CGRect(x: textX, y: insets.top, width: textWidth, height: texts.title)
        let message = CGRect(x: textX, y: title.maxY + metrics.titleGap, width: textWidth, height: texts.message)
        let picture = CGRect(x: insets.left, y: insets.top, width: side, height: side)
        let now = CGRect(
            x: width - insets.right - nowSize.width,
            y: insets.top + PrimerSheetMetrics.nowDrop,
            width: nowSize.width,
            height: nowSize.height
        )
        let buttonY = max(message.maxY, picture.maxY) + metrics.messageGap
        let buttonWidth = max(0, contentWidth - metrics.buttons.gap) / 2
        let decline = CGRect(x: insets.left, y: buttonY, width: buttonWidth, height: buttonHeight)
        let accept = CGRect(
            x: decline.maxX + metrics.buttons.gap,
            y: buttonY,
            width: buttonWidth,
            height: buttonHeight
        )
        let size = CGSize(width: width, height: decline.maxY + insets.bottom)
        func mirrored(_ frame: CGRect) -> CGRect {
            guard isRightToLeft else { return frame }
            return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let layout = PrimerSheetLayout(
            sheet: CGRect(origin: .zero, size: size),
            grabber: nil,
            picture: mirrored(picture),
            title: mirrored(title),
            message: mirrored(message),
            now: metrics.now == nil ? nil : mirrored(now),
            accept: accept,
            decline: decline,
            textAlignment: isRightToLeft ? .right : .left
        )
        return layout.moved(x: metrics.sideMargin, y: min(top, lowestTop(height: size.height)))
    }

    func column() -> PrimerSheetLayout {
        let insets = metrics.insets
        let side = sheet.pictureSize
        let isBottom = sheet.placement == .bottom
        let bottomInset = insets.bottom + (isBottom ? window.safeArea.bottom : 0)
        let acceptHeight = buttonHeight(metrics.buttons.acceptHeight, metrics.buttons.acceptFont)
        let declineHeight = buttonHeight(metrics.buttons.declineHeight, metrics.buttons.declineFont)
        let fixed =
            insets.top + side + metrics.pictureGap + metrics.titleGap + metrics.messageGap + acceptHeight
            + metrics.buttons.gap + declineHeight + bottomInset
        let available = isBottom ? window.size.height - window.safeArea.top : window.safeFrame.height
        let texts = textHeights(width: contentWidth, room: available - fixed)
        let picture = CGRect(x: (width - side) / 2, y: insets.top, width: side, height: side)
        func row(below frame: CGRect, gap: CGFloat, height: CGFloat) -> CGRect {
            CGRect(x: insets.left, y: frame.maxY + gap, width: contentWidth, height: height)
        }
        let title = row(below: picture, gap: metrics.pictureGap, height: texts.title)
        let message = row(below: title, gap: metrics.titleGap, height: texts.message)
        let accept = row(below: message, gap: metrics.messageGap, height: acceptHeight)
        let decline = row(below: accept, gap: metrics.buttons.gap, height: declineHeight)
        let height = decline.maxY + bottomInset
        let layout = PrimerSheetLayout(
            sheet: CGRect(x: 0, y: 0, width: width, height: height),
            grabber: metrics.grabber.map {
                let x = (width - $0.size.width) / 2
                return CGRect(origin: CGPoint(x: x, y: $0.top), size: $0.size)
            },
            picture: picture,
            title: title,
            message: message,
            now: nil,
            accept: accept,
            decline: decline,
            textAlignment: .center
        )
        let centered = max(window.safeArea.top, (window.size.height - height) / 2)
        let y = isBottom ? window.size.height - height : min(centered, lowestTop(height: height))
        return layout.moved(x: metrics.sideMargin, y: y)
    }

    /// Where a card must begin for its end, with the buttons, to be inside the window; above it where there is no room.
    private func lowestTop(height: CGFloat) -> CGFloat {
        window.size.height - window.safeArea.bottom - height
    }

    /// The heights of headline and text; where both together need more than there is, the text is cut first.
    func textHeights(width: CGFloat, room: CGFloat) -> (title: CGFloat, message: CGFloat) {
        let room = max(0, room)
        let title = min(height(of: sheet.title, metrics.title, width: width), room)
        let message = min(height(of: sheet.message, metrics.message, width: width), room - title)
        return (title, message)
    }

    private func height(of text: String, _ style: PrimerSheetMetrics.Text, width: CGFloat) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        let needed = measuring(text, style.font, width).height
        guard let lines = style.maximumLines else { return needed }
        return min(needed, CGFloat(lines) * lineHeight(of: style.font))
    }

    /// A button grows where the person's text size needs it.
    private func buttonHeight(_ least: CGFloat, _ font: PrimerSheetMetrics.Font) -> CGFloat {
        max(least, lineHeight(of: font))
    }

    private func lineHeight(of font: PrimerSheetMetrics.Font) -> CGFloat {
        measuring("Ag", font, .greatestFiniteMagnitude).height
    }
}

extension PrimerSheetLayout {
    func moved(x: CGFloat, y: CGFloat) -> PrimerSheetLayout {
        func moved(_ frame: CGRect) -> CGRect {
            CGRect(x: frame.minX + x, y: frame.minY + y, width: frame.width, height: frame.height)
        }
        return PrimerSheetLayout(
            sheet: moved(sheet),
            grabber: grabber.map(moved),
            picture: moved(picture),
            title: moved(title),
            message: moved(message),
            now: now.map(moved),
            accept: moved(accept),
            decline: moved(decline),
            textAlignment: textAlignment
        )
    }
}
