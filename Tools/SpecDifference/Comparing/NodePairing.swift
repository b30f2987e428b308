import SpecKit

/// Which part of the one spec is which of the other.
struct NodePairing {
    /// Two parts that are one.
    struct Pair {
        var old: OutlineNode
        var new: OutlineNode
        /// Whether only the name differs.
        var isRenamed = false
    }

    private(set) var pairs: [Pair] = []
    private(set) var removed: [OutlineNode]
    private(set) var added: [OutlineNode]

    init(_ old: [OutlineNode], _ new: [OutlineNode]) {
        let parameters = (old.filter { $0.kind == .parameter }, new.filter { $0.kind == .parameter })
        if parameters.0.count == parameters.1.count {
            // Their place counts, whatever they are called.
            pairs = zip(parameters.0, parameters.1).map { Pair(old: $0, new: $1) }
            (removed, added) = (old.filter { $0.kind != .parameter }, new.filter { $0.kind != .parameter })
        } else {
            (removed, added) = (old, new)
        }
        pairByKey()
        pairBySpelling()
        pairByIdentity()
    }

    /// Of two with one name, as a static member and one of the object may be, that of the same kind and reach goes first.
    private mutating func pairByKey() {
        for isExact in [true, false] {
            pairUp { old, candidates in
                candidates.firstIndex {
                    $0.key == old.key
                        && (!isExact || $0.kind == old.kind && $0.text(.isStatic) == old.text(.isStatic))
                }
            }
        }
    }

    /// A member that keeps its old name as another spelling, or had the new one as such, is the same member.
    private mutating func pairBySpelling() {
        let known = pairs.count
        pairUp { old, candidates in
            candidates.firstIndex { new in
                new.kind == old.kind && (new.spellings.contains(old.name) || old.spellings.contains(new.name))
            }
        }
        for index in pairs.indices.dropFirst(known) {
            // The names themselves are compared as spellings too, so that one that is lost is seen.
            pairs[index].old.addOwnSpelling()
            pairs[index].new.addOwnSpelling()
        }
    }

    /// Another name for the same facts is a new name, where no other part has these facts.
    private mutating func pairByIdentity() {
        let known = pairs.count
        let (gone, come) = (removed, added)
        pairUp { old, candidates in
            guard let identity = old.identity, gone.count(where: { $0.isSame(old.kind, identity) }) == 1,
                come.count(where: { $0.isSame(old.kind, identity) }) == 1,
                let index = candidates.firstIndex(where: { $0.isSame(old.kind, identity) })
            else { return nil }
            return !old.kind.needsLikeName || old.isLike(candidates[index]) ? index : nil
        }
        for index in pairs.indices.dropFirst(known) { pairs[index].isRenamed = true }
    }

    private mutating func pairUp(_ find: (OutlineNode, [OutlineNode]) -> Int?) {
        var left: [OutlineNode] = []
        for old in removed {
            if let index = find(old, added) {
                pairs.append(Pair(old: old, new: added.remove(at: index)))
            } else {
                left.append(old)
            }
        }
        removed = left
    }
}

extension OutlineNode {
    fileprivate var spellings: [String] { parts.filter { $0.kind == .spelling }.map(\.name) }

    fileprivate mutating func addOwnSpelling() {
        parts.append(OutlineNode(kind: .spelling, name: name, place: place))
    }

    fileprivate func isSame(_ kind: OutlineKind, _ identity: String) -> Bool {
        self.kind == kind && self.identity == identity
    }

    /// Whether the names are near, or differ in labels alone.
    fileprivate func isLike(_ other: OutlineNode) -> Bool {
        if let mine = Spelling(name), let theirs = Spelling(other.name), mine.base == theirs.base { return true }
        return NearMiss.of(name, in: [other.name]) != nil
    }
}
