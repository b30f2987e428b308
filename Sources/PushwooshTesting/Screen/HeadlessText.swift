/// Measures texts without a font: every character is half as wide as the font is high, a line is 1.2 times as high.
enum HeadlessText {
    static func size(of text: String, _ font: PrimerSheetMetrics.Font, width: CGFloat, scale: Double) -> CGSize {
        // A scale that is no size counts as 1; a width that is none leaves one character a line.
        let size = font.size * (scale > 0 && scale.isFinite ? scale : 1)
        let room = width / (size / 2)
        let perLine = room >= 1 ? Int(min(room, 1_000_000)) : 1
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
        let count = lines.reduce(0) { $0 + max(1, ($1 + perLine - 1) / perLine) }
        let widest = min(lines.max() ?? 0, perLine)
        return CGSize(width: CGFloat(widest) * size / 2, height: CGFloat(count) * size * 1.2)
    }
}
