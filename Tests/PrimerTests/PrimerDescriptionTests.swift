import Foundation
import PushwooshTesting
import Testing

@Suite("What a primer shows")
@MainActor
struct PrimerDescriptionTests {
    private func sheet(
        _ position: PWPushPrimerPosition,
        _ setUp: (HeadlessApp) -> Void = { _ in },
        _ configure: (PWPushPrimerBuilder) -> PWPushPrimerBuilder = { $0 }
    ) throws -> PrimerSheet {
        let app = app(.notDetermined, setUp)
        _ = app.presentPrimer { configure($0.style(.sheet).position(position)) }
        return try #require(app.screen.primer?.sheet)
    }

    @Test("with nothing set it is an alert without texts, with the two buttons' own titles [P14 P22]")
    func nothingSet() {
        let app = app()
        let record = app.presentPrimer()
        let primer = app.screen.primer
        #expect(primer?.kind == .alert && primer?.title == nil && primer?.message == nil)
        #expect(primer?.acceptButton == "Allow" && primer?.declineButton == "Not now")
        app.tap(.decline)
        #expect(record.outcomes == [.declined])
    }

    @Test("a sheet without a position stands at the bottom [P22 P16]")
    func sheetWithoutPosition() {
        let app = app()
        _ = app.presentPrimer { $0.style(.sheet) }
        #expect(app.screen.primer?.kind == .bottomSheet)
        #expect(app.screen.primer?.title == "")
    }

    @Test("position and styling change nothing about an alert [P18 P19 P36]", arguments: positions)
    func alertIgnoresStyling(position: PWPushPrimerPosition) {
        let plain = app()
        _ = plain.presentPrimer { $0.title("t").message("m") }
        let styled = app()
        _ = styled.presentPrimer {
            $0.title("t").message("m").position(position).image(.sample(width: 4, height: 4)).imageURL(
                "https://a.b/c.png"
            )
            .backgroundColor(.systemRed).backgroundGradient([.systemRed]).titleColor(.systemRed).cornerRadius(1)
            .acceptButtonColor(.systemRed).declineButtonColor(.systemRed).buttonBorderColor(.systemRed)
        }
        #expect(plain.screen.primer == styled.screen.primer)
    }

    @Test(
        "what is shown is exactly what was passed [P46 P47]",
        arguments: [
            "A & B <b>x</b> %@ \u{202E} %d\n two  spaces ", "_Mnemonic &Mnemonic", "\u{1B}[31mred", "🔔👨‍👩‍👧", "", " ",
            NSLocalizedString("primer.title", comment: ""),
        ],
        [PWPushPrimerStyle.alert, .sheet]
    )
    func stringsAsPassed(text: String, style: PWPushPrimerStyle) {
        for position in positions {
            let app = app()
            _ = app.presentPrimer {
                $0.style(style).position(position).title(text).message(text).acceptButton(text).declineButton(text)
            }
            let primer = app.screen.primer
            #expect(primer?.title == text && primer?.message == text)
            #expect(primer?.acceptButton == text && primer?.declineButton == text)
        }
    }

    @Test("another language changes none of the SDK's own words [P47]")
    func localeChangesNothing() {
        let app = app { $0.languages = ["pt-BR"] }
        _ = app.presentPrimer()
        #expect(app.screen.primer?.acceptButton == "Allow" && app.screen.primer?.declineButton == "Not now")
    }

    @Test("each position has its own defaults [P16 P17 P27 P36 P39 P40 P42 P43 P44 P45]", arguments: positions)
    func defaults(position: PWPushPrimerPosition) throws {
        let sheet = try sheet(position)
        let isTop = position == .top
        #expect(sheet.cornerRadius == [.bottom: 28, .top: 22, .center: 24][position])
        #expect(sheet.buttonCornerRadius == (isTop ? 12 : 16))
        #expect(sheet.backgroundColor == .systemBackground && sheet.backgroundGradient.isEmpty)
        #expect(sheet.titleColor == .label && sheet.messageColor == .secondaryLabel)
        #expect(sheet.accept.color == .systemBlue && sheet.accept.textColor == .white)
        #expect(sheet.decline.color == (isTop ? .tertiarySystemFill : .clear))
        #expect(sheet.decline.textColor == (isTop ? .label : .secondaryLabel))
        #expect(sheet.accentColor == .systemBlue && sheet.buttonBorderColor == nil)
        #expect(sheet.picture == .bell)
    }

    @Test(
        "each visual setter reaches its part, whatever else is left out [P27 P36 P37 P38 P39 P40 P41 P42 P45]",
        arguments: positions
    )
    func setters(position: PWPushPrimerPosition) throws {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        typealias Change = (PWPushPrimerBuilder) -> PWPushPrimerBuilder
        let cases: [(Change, (PrimerSheet) -> Bool)] = [
            ({ $0.backgroundColor(red) }, { $0.backgroundColor == red }),
            ({ $0.backgroundGradient([red, .systemBlue]) }, { $0.backgroundGradient == [red, .systemBlue] }),
            ({ $0.backgroundGradient([red]).backgroundColor(red) }, { $0.backgroundGradient == [red] }),
            (
                { $0.backgroundColor(red).backgroundGradient([]) },
                { $0.backgroundGradient.isEmpty && $0.backgroundColor == red }
            ),
            ({ $0.titleColor(red) }, { $0.titleColor == red && $0.messageColor == .secondaryLabel }),
            ({ $0.messageColor(red) }, { $0.messageColor == red && $0.titleColor == .label }),
            ({ $0.acceptButtonColor(red) }, { $0.accept.color == red && $0.accentColor == red }),
            ({ $0.acceptButtonTextColor(red) }, { $0.accept.textColor == red }),
            ({ $0.declineButtonColor(red) }, { $0.decline.color == red && $0.accept.color == .systemBlue }),
            ({ $0.declineButtonTextColor(red) }, { $0.decline.textColor == red }),
            ({ $0.buttonBorderColor(red) }, { $0.buttonBorderColor == red }),
        ]
        let plain = try sheet(position)
        for (index, (change, expectation)) in cases.enumerated() {
            let changed = try sheet(position) { _ in
            } _: {
                change($0)
            }
            #expect(expectation(changed), "case \(index)")
            #expect(changed != plain, "case \(index)")
        }
    }

    @Test(
        "radii are taken as they are, 0 too; what is less or no number is 0 [P43 P44]",
        arguments: [
            (0.0, 0.0), (40, 40), (0.5, 0.5), (-3, 0), (.nan, 0),
        ],
        positions
    )
    func radii(radius: (set: CGFloat, used: CGFloat), position: PWPushPrimerPosition) throws {
        let sheet = try sheet(position) { _ in
        } _: {
            $0.cornerRadius(radius.set).buttonCornerRadius(radius.set)
        }
        #expect(sheet.cornerRadius == radius.used && sheet.buttonCornerRadius == radius.used)
        let corners: RichMediaCard.Corners = [.topLeft, .topRight]
        #expect((sheet.metrics.roundedCorners == corners) == (position == .bottom))
    }

    @Test(
        "the picture: a local image, else an address, else a banner's app icon, else the bell [P31 P34 P35 P41 SDK-P10]",
        arguments: positions
    )
    func picture(position: PWPushPrimerPosition) throws {
        let image = try #require(UIImage.sample(width: 30, height: 20))
        let icon = try #require(UIImage.sample(width: 8, height: 8))
        let address = "https://example.com/hero.png"
        typealias Change = (PWPushPrimerBuilder) -> PWPushPrimerBuilder
        let cases: [(Change, PrimerSheet.Picture)] = [
            ({ $0.image(image) }, .image(image)),
            ({ $0.image(image).imageURL(address) }, .image(image)),
            ({ $0.imageURL(address).image(image) }, .image(image)),
            ({ $0.imageURL(address).image(nil) }, .remote(address)),
            ({ $0.imageURL(address) }, .remote(address)),
            ({ $0.image(nil) }, position == .top ? .appIcon(icon) : .bell),
        ]
        for (index, (change, expected)) in cases.enumerated() {
            let sheet = try sheet(position) {
                $0.icon = icon
            } _: {
                change($0)
            }
            #expect(sheet.picture == expected, "case \(index)")
        }
        #expect(try sheet(position).picture == .bell)
    }

    @Test("an image found by name can be passed as it is [P31]")
    func namedImage() throws {
        let image = try #require(UIImage.sample(width: 3, height: 3))
        let app = app { $0.images = ["PrimerHero": image] }
        app.run {
            Pushwoosh.configure.pushPrimer.style(.sheet).image(UIImage(named: "PrimerHero")).present()
        }
        #expect(app.screen.primer?.sheet?.picture == .image(image))
        app.tap(.decline)
        app.advance(by: .seconds(1))
        app.run { Pushwoosh.configure.pushPrimer.style(.sheet).image(UIImage(named: "NoSuchImage")).present() }
        #expect(app.screen.primer?.sheet?.picture == .bell)
    }

    @Test("the default colours follow a change of the theme while it is shown [P28]", arguments: positions)
    func theme(position: PWPushPrimerPosition) throws {
        let app = app()
        _ = app.presentPrimer { $0.style(.sheet).position(position) }
        app.advance(by: .seconds(1))
        let light = try #require(app.screen.primer?.colors)
        app.appearance.isDark = true
        let dark = try #require(app.screen.primer?.colors)
        #expect(
            light.background != dark.background && light.title != dark.title && light.acceptButton != dark.acceptButton
        )
        #expect(dark.background == UIColor.systemBackground.components(for: .dark))
        #expect(app.history.filter { $0.kind == .prepared }.count == 1)
    }
}
