extension HeadlessScreen {
    /// The screen as text, one box for each thing on it, the one in front last.
    public var text: String {
        let boxes = cards.map(\.box) + windows.map(\.box) + [primer?.box, systemPrompt?.box].compactMap { $0 }
        let place = window.map { "\($0.size.width.whole) × \($0.size.height.whole)" } ?? "no window"
        let heading = "\(place), \(isDark ? "dark" : "light")"
        return ([heading] + (boxes.isEmpty ? ["(only the app itself)"] : boxes.map(\.text))).joined(separator: "\n")
    }
}

/// A frame of lines around some lines, with a name in its top edge.
private struct TextBox {
    var name: String
    var lines: [String]

    /// As wide as a phone is narrow.
    private static let width = 46

    var text: String {
        let edge = String(repeating: "─", count: max(0, Self.width - name.count - 1))
        let rows = lines.flatMap(Self.wrapped).map { line in
            "│ " + line + String(repeating: " ", count: max(0, Self.width - line.count)) + " │"
        }
        let bottom = "╰" + String(repeating: "─", count: Self.width + 2) + "╯"
        return (["╭─ \(name) \(edge)╮"] + rows + [bottom]).joined(separator: "\n")
    }

    /// The line in pieces that fit, broken at spaces where there are any. Nothing in it can steer a terminal.
    private static func wrapped(_ line: String) -> [String] {
        var pieces = [""]
        for word in line.safeForTerminal.split(separator: " ", omittingEmptySubsequences: false) {
            var rest = word
            if !pieces[pieces.count - 1].isEmpty {
                if pieces[pieces.count - 1].count + 1 + rest.count <= width {
                    pieces[pieces.count - 1] += " " + rest
                    continue
                }
                pieces.append("")
            }
            while let end = rest.index(rest.startIndex, offsetBy: width, limitedBy: rest.endIndex), end < rest.endIndex
            {
                pieces[pieces.count - 1] = String(rest[..<end])
                pieces.append("")
                rest = rest[end...]
            }
            pieces[pieces.count - 1] = String(rest)
        }
        return pieces
    }
}

extension PrimerOnScreen {
    fileprivate var box: TextBox {
        let name =
            switch kind {
            case .alert: "alert"
            case .bottomSheet: "sheet at the bottom"
            case .topSheet: "banner at the top"
            case .centerSheet: "sheet in the center"
            }
        let buttons = "[ \(declineButton) ]  [ \(acceptButton) ]"
        let texts = [title, message].compactMap { $0 }.filter { !$0.isEmpty }
        let place = layout.map { ["at \($0.sheet.whole)"] } ?? []
        return TextBox(name: "\(name), \(phase)", lines: picture + texts + [buttons] + place)
    }

    private var picture: [String] {
        switch sheet?.picture {
        case .image(let image): ["(picture \(image.size.width.whole) × \(image.size.height.whole))"]
        case .remote(let address): ["(picture from \(address))"]
        case .appIcon: ["(app icon)"]
        case .bell: ["(bell in \(colors?.accent.hexadecimal ?? ""))"]
        case nil: []
        }
    }
}

extension RichMediaOnScreen {
    fileprivate var box: TextBox {
        let swipes = card.swipes.map(\.rawValue).joined(separator: ", ")
        let lines =
            ["at \(card.placement), \(frame.whole)"]
            + (swipes.isEmpty ? [] : ["closed by a swipe \(swipes)"])
            + (card.showsCloseControl ? ["[ × ]"] : [])
        return TextBox(name: "rich media \(code.safeForTerminal), \(phase)", lines: lines)
    }
}

extension RichMediaWindowOnScreen {
    fileprivate var box: TextBox {
        let content = content.map { ["page at \($0.look.frame.whole)"] } ?? []
        let loading = loadingView == nil ? [] : ["loading"]
        let controls = [cancelButton.map { _ in "[ cancel ]" }, closeButton.map { _ in "[ × ]" }].compactMap { $0 }
        return TextBox(name: "window of rich media \(code.safeForTerminal)", lines: loading + content + controls)
    }
}

extension SystemPrompt {
    fileprivate var box: TextBox {
        TextBox(
            name: "system prompt",
            lines: ["The app would like to send notifications.", "[ Don't allow ]  [ Allow ]"]
        )
    }
}

extension CGRect {
    /// In whole points.
    fileprivate var whole: String {
        "x \(minX.whole), y \(minY.whole), \(width.whole) × \(height.whole)"
    }
}

extension CGFloat {
    /// Rounded, as text; also where it is more than an integer holds.
    fileprivate var whole: String { Int(exactly: rounded()).map(String.init) ?? "\(self)" }
}
