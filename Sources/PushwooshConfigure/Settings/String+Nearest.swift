extension String {
    /// The word that differs from this one in the fewest places, letter case aside.
    func nearest(of words: [String]) -> String? {
        words.min { distance(to: $0) < distance(to: $1) }
    }

    /// How many letters have to be put in, taken out or changed to get from this word to `other`.
    private func distance(to other: String) -> Int {
        let (own, target) = (Array(uppercased()), Array(other.uppercased()))
        var row = Array(0...target.count)
        for (index, letter) in own.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, wanted) in target.enumerated() {
                let changed = diagonal + (letter == wanted ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[target.count]
    }
}
