/// The nearest name where one is written as `Type.member`, either half of which may be misspelt.
enum QualifiedName {
    /// The name among `names` that `wanted` was meant to be.
    ///
    /// The type comes first: a member is looked for among those of the type that is nearest. Labels may be left out.
    static func nearest(to wanted: String, in names: some Sequence<String>) -> String? {
        let all = Array(names)
        let (head, tail) = halves(of: wanted)
        guard let tail else { return NearMiss.of(wanted, in: all) }
        let types = Set(all.map { halves(of: $0).type })
        if let type = types.contains(head) ? head : NearMiss.of(head, in: types) {
            let members = all.filter { halves(of: $0).type == type }.compactMap { halves(of: $0).member }
            if let member = members.contains(tail) ? tail : nearest(member: tail, in: members) {
                return "\(type).\(member)"
            }
        }
        return NearMiss.of(wanted, in: all)
    }

    private static func nearest(member: String, in members: [String]) -> String? {
        if let same = members.first(where: { base(of: $0) == base(of: member) }) { return same }
        if let near = NearMiss.of(member, in: members) { return near }
        let near = NearMiss.of(base(of: member), in: members.map(base))
        return members.first { base(of: $0) == near }
    }

    private static func base(of name: String) -> String { String(name.prefix { $0 != "(" }) }

    private static func halves(of name: String) -> (type: String, member: String?) {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : (name, nil)
    }
}

extension [Explanation] {
    /// What somebody may have meant to ask for: a full name, a member alone without labels, or one of the further words.
    ///
    /// Labels are in the answer only where they were asked for.
    public func nearestName(to wanted: String, or words: some Sequence<String>) -> String? {
        let full = flatMap(\.names)
        let short = full.map { String($0.prefix { $0 != "(" }) }
        let alone = short.compactMap { $0.split(separator: ".").last.map(String.init) }
        let names = wanted.contains("(") ? full : short
        if wanted.contains("."), let near = QualifiedName.nearest(to: wanted, in: names) { return near }
        return NearMiss.of(wanted, in: full + alone + words)
    }
}
