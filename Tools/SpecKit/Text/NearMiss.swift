/// Finds the word somebody may have meant.
public enum NearMiss {
    /// The candidate closest to `word`, when it is close enough to be meant: at most a third of its letters differ.
    public static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
        let limit = max(1, word.count / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates.sorted() where candidate != word {
            guard abs(candidate.count - word.count) <= limit else { continue }
            let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
            if distance <= limit, distance < (best?.distance ?? .max) { best = (distance, candidate) }
        }
        return best?.candidate
    }

    /// `; did you mean 'x'?`, or nothing.
    static func hint(_ word: String, in candidates: some Sequence<String>) -> String {
        of(word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// How many letters must be changed, added, removed or swapped with their neighbour.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(
                    previous[column] + (letter == other ? 0 : 1),
                    previous[column + 1] + 1,
                    current[column] + 1
                )
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
