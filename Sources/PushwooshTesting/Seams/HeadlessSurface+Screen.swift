extension HeadlessSurface {
    /// Where `content` stands at rest; empty for an alert, and where there is no window.
    func frame(of content: SurfaceContent) -> CGRect {
        guard let window = device[\.window] else { return .zero }
        switch content {
        case .alert: return .zero
        case .sheet(let sheet): return layout(of: sheet, in: window).sheet
        case .richMedia(let card):
            let script = card.document.flatMap { device[\.richMedia][$0.code] } ?? RichMediaScript()
            return card.frame(in: window, contentHeight: script.height)
        }
    }

    /// What can be seen now.
    func screen(systemPrompt: SystemPrompt?) -> HeadlessScreen {
        let visible = overlays.filter(\.isVisible)
        return HeadlessScreen(
            window: device[\.window],
            isDark: device[\.appearance].isDark,
            primer: visible.last(where: \.content.isPrimer).flatMap(primer),
            cards: visible.compactMap(card),
            windows: windows.map(\.onScreen),
            systemPrompt: systemPrompt
        )
    }

    private func layout(of sheet: PrimerSheet, in window: WindowMetrics) -> PrimerSheetLayout {
        let appearance = device[\.appearance]
        return sheet.layout(in: window, isRightToLeft: appearance.isRightToLeft) { text, font, width in
            HeadlessText.size(of: text, font, width: width, scale: appearance.textScale)
        }
    }

    private func primer(_ overlay: HeadlessOverlay) -> PrimerOnScreen? {
        switch overlay.content {
        case .alert(let alert):
            return PrimerOnScreen(
                kind: .alert,
                title: alert.title,
                message: alert.message,
                acceptButton: alert.acceptButton,
                declineButton: alert.declineButton,
                sheet: nil,
                colors: nil,
                layout: nil,
                phase: overlay.phase,
                pose: overlay.pose,
                motion: overlay.motion,
                dim: 0
            )
        case .sheet(let sheet):
            return PrimerOnScreen(
                kind: .init(sheet.placement),
                title: sheet.title,
                message: sheet.message,
                acceptButton: sheet.accept.title,
                declineButton: sheet.decline.title,
                sheet: sheet,
                colors: .init(sheet, device[\.appearance].isDark ? .dark : .light),
                layout: device[\.window].map { layout(of: sheet, in: $0) },
                phase: overlay.phase,
                pose: overlay.pose,
                motion: overlay.motion,
                dim: dim(overlay)
            )
        case .richMedia: return nil
        }
    }

    /// The dim comes and goes with the sheet, in the same time.
    private func dim(_ overlay: HeadlessOverlay) -> Double {
        let full = Double(PrimerSheetMetrics.dimAlpha)
        return switch overlay.phase {
        case .appearing: full * min(1, max(0, overlay.progress))
        case .leaving: full * (1 - min(1, max(0, overlay.progress)))
        default: full
        }
    }

    private func card(_ overlay: HeadlessOverlay) -> RichMediaOnScreen? {
        guard case .richMedia(let card) = overlay.content else { return nil }
        return RichMediaOnScreen(
            code: overlay.content.name,
            card: card,
            frame: overlay.frame,
            phase: overlay.phase,
            pose: overlay.pose,
            motion: overlay.motion
        )
    }
}
