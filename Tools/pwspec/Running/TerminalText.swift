extension String {
    /// The text with what could steer a terminal written as its code: pages and file names come from anywhere.
    ///
    /// Line feeds and tabs stay.
    var safeForTerminal: String {
        guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.steersTerminal {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var steersTerminal: Bool {
        self != "\n" && self != "\t" && (properties.generalCategory == .control || properties.isBidiControl)
    }
}
