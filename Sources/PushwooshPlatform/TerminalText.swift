extension String {
    /// The text with whatever could steer a terminal, break the line or turn the text around written as its code.
    package var safeForTerminal: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where scalar == "\n":
                result += "\\n"
            case .control, .lineSeparator, .paragraphSeparator:
                result += Self.code(of: scalar)
            case .format where scalar.properties.isBidiControl:
                result += Self.code(of: scalar)
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func code(of scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}
