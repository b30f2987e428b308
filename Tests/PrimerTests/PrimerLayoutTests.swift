import Foundation
import PushwooshTesting
import Testing

@Suite("Where a primer sheet and its parts stand")
@MainActor
struct PrimerLayoutTests {
    private func primer(
        _ position: PWPushPrimerPosition,
        _ setUp: (HeadlessApp) -> Void = { _ in },
        title: String = "Title",
        message: String = "Message"
    ) throws -> PrimerOnScreen {
        let app = app(.notDetermined, setUp)
        _ = app.presentPrimer { $0.style(.sheet).position(position).title(title).message(message) }
        app.advance(by: .seconds(1))
        return try #require(app.screen.primer)
    }

    @Test(
        "the bottom sheet is flush with the bottom, has a grabber and full-width buttons [P20 P21]"
    )
    func bottom() throws {
        let layout = try #require(try primer(.bottom).layout)
        #expect(layout.sheet.minX == 0 && layout.sheet.width == 390 && layout.sheet.maxY == 844)
        #expect(layout.grabber == CGRect(x: (390 - 38) / 2, y: layout.sheet.minY + 10, width: 38, height: 5))
        #expect(layout.picture == CGRect(x: (390 - 72) / 2, y: layout.sheet.minY + 34, width: 72, height: 72))
        #expect(layout.accept.width == 390 - 48 && layout.decline.width == 390 - 48)
        #expect(layout.accept.height == 54 && layout.decline.height == 48)
        #expect(layout.decline.minY == layout.accept.maxY + 8 && layout.decline.maxY == 844 - 34 - 16)
        let gaps = [
            layout.title.minY - layout.picture.maxY, layout.message.minY - layout.title.maxY,
            layout.accept.minY - layout.message.maxY,
        ]
        #expect(zip(gaps, [22, 8, 26]).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(layout.textAlignment == .center && layout.now == nil)
    }

    @Test("the banner stands 8 points below the safe area, 15 from the sides, with one row of buttons [P23]")
    func top() throws {
        let primer = try primer(.top)
        let layout = try #require(primer.layout)
        #expect(layout.sheet.minX == 15 && layout.sheet.maxX == 375 && layout.sheet.minY == 47 + 8)
        #expect(layout.picture == CGRect(x: 31, y: 69, width: 40, height: 40))
        #expect(layout.title.minX == layout.picture.maxX + 10 && layout.message.minY == layout.title.maxY + 2)
        #expect(layout.decline.minY == layout.accept.minY && layout.accept.minX == layout.decline.maxX + 10)
        #expect(layout.accept.width == layout.decline.width && layout.accept.height == 42)
        #expect(layout.sheet.maxY == layout.accept.maxY + 14)
        let now = try #require(layout.now)
        #expect(now.maxX == 375 - 16 && now.minY == layout.title.minY + 1 && layout.title.maxX == now.minX - 8)
        #expect(primer.sheet?.metrics.picture.cornerRadius == 9 && layout.textAlignment == .left)
    }

    @Test("the dialog is centred in the window [P24]")
    func center() throws {
        let layout = try #require(try primer(.center).layout)
        #expect(abs(layout.sheet.midY - 422) < 0.001 && layout.sheet.minX == 15 && layout.sheet.maxX == 375)
        #expect(layout.accept.height == 52 && layout.decline.height == 46 && layout.grabber == nil)
        #expect(layout.picture.width == 64 && layout.picture.minY == layout.sheet.minY + 26)
        #expect(layout.sheet.maxY == layout.decline.maxY + 24)
    }

    @Test(
        "an image is a larger circle in centre and bottom, the icon in the banner [P33 P34]",
        arguments: [
            (PWPushPrimerPosition.bottom, 104.0), (.center, 88), (.top, 40),
        ]
    )
    func image(position: PWPushPrimerPosition, size: CGFloat) throws {
        let image = try #require(UIImage.sample(width: 20, height: 60))
        for remote in [false, true] {
            let app = app()
            _ = app.presentPrimer {
                let builder = $0.style(.sheet).position(position)
                return remote ? builder.imageURL("https://example.com/a.png") : builder.image(image)
            }
            let primer = try #require(app.screen.primer)
            #expect(primer.layout?.picture.size == CGSize(width: size, height: size))
            #expect((primer.sheet?.metrics.picture.cornerRadius == nil) == (position != .top))
        }
    }

    @Test(
        "the bell's badge has the accent colour, at 0.16 in the banner and 0.14 elsewhere [P41]",
        arguments: [
            (PrimerSheet.Placement.bottom, 0.14, 30.0), (.center, 0.14, 26), (.top, 0.16, 20),
        ]
    )
    func badge(placement: PrimerSheet.Placement, alpha: CGFloat, glyph: CGFloat) {
        let picture = PrimerSheetMetrics.metrics(for: placement).picture
        #expect(picture.badgeAlpha == alpha && picture.glyph.size == glyph && picture.glyph.weight == .semibold)
    }

    @Test(
        "fonts and shadow of each placement [P17]",
        arguments: [
            (PrimerSheet.Placement.bottom, 24.0, 15.5, -8.0), (.center, 22, 15, 10), (.top, 15, 14, 6),
        ]
    )
    func fonts(placement: PrimerSheet.Placement, title: CGFloat, message: CGFloat, shadow: CGFloat) {
        let metrics = PrimerSheetMetrics.metrics(for: placement)
        #expect(metrics.title.font.size == title && metrics.message.font.size == message)
        #expect(metrics.title.font.isRounded && metrics.shadowOffset == CGVector(dx: 0, dy: shadow))
        #expect(metrics.title.maximumLines == (placement == .top ? 1 : nil))
        #expect(metrics.message.maximumLines == (placement == .top ? 2 : nil))
    }

    @Test("right to left, a banner's picture and texts change sides; buttons keep theirs")
    func rightToLeft() throws {
        let left = try #require(try primer(.top).layout)
        let right = try #require(try primer(.top) { $0.appearance.isRightToLeft = true }.layout)
        #expect(right.textAlignment == .right && right.sheet == left.sheet)
        #expect(right.picture.maxX == 390 - left.picture.minX && right.title.minX == 390 - left.title.maxX)
        #expect(right.accept == left.accept && right.decline == left.decline)
    }

    @Test(
        "however long the text and large the type, the buttons stay inside the window",
        arguments: positions,
        [1.0, 3.0]
    )
    func longText(position: PWPushPrimerPosition, scale: Double) throws {
        let text = String(repeating: "word ", count: 3000)
        let primer = try primer(position, { $0.appearance.textScale = scale }, title: "A longer title", message: text)
        let layout = try #require(primer.layout)
        let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        for part in [layout.sheet, layout.accept, layout.decline, layout.title, layout.message] {
            #expect(bounds.contains(part))
        }
        #expect(layout.message.maxY <= layout.accept.minY)
    }

    @Test("in a window too small for the sheet, the buttons are inside it all the same", arguments: positions)
    func tinyWindow(position: PWPushPrimerPosition) throws {
        let safeArea = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        let window = WindowMetrics(size: CGSize(width: 200, height: 180), safeArea: safeArea)
        let layout = try #require(try primer(position) { $0.window = window }.layout)
        #expect(window.safeFrame.contains(layout.accept) && window.safeFrame.contains(layout.decline))
    }

    @Test("a dialog as high as the window stays clear of its bars")
    func tallDialog() throws {
        let text = String(repeating: "word ", count: 3000)
        let layout = try #require(try primer(.center, message: text).layout)
        #expect(layout.sheet.minY == 47 && abs(layout.sheet.maxY - 810) < 0.001)
    }

    @Test("the app behind is dimmed to a half; a banner does not go by itself [P23 P15]", arguments: positions)
    func dim(position: PWPushPrimerPosition) {
        let app = app()
        let record = app.presentPrimer { $0.style(.sheet).position(position) }
        #expect(app.screen.primer?.dim == 0)
        app.advance(by: .hours(1))
        #expect(app.screen.primer?.dim == 0.5 && record.outcomes.isEmpty)
        app.tap(.outside)
        app.advance(by: .seconds(1))
        #expect(record.outcomes == [.declined])
    }
}
