/// A key of the app's Info.plist, and how its value is read.
package struct InfoPlistKey<Value: Sendable>: Sendable {
    package let name: String
    private let parse: @Sendable (PropertyListValue) -> InfoPlistReading<Value>

    private init(_ name: String, parse: @escaping @Sendable (PropertyListValue) -> InfoPlistReading<Value>) {
        self.name = name
        self.parse = parse
    }

    /// What the app has set, or nil where the key is missing, blank, or holds what cannot be read.
    ///
    /// What cannot be read is logged, once for each key of an app.
    package func value(in platform: Platform) -> Value? {
        let report = platform.state(InfoPlistReport.self)
        guard let raw = platform.bundle.infoValue(for: name) else { return nil }
        switch parse(raw) {
        case .value(let value): return value
        case .blank: return nil
        case .refused(let why):
            report.warn("\(name) in Info.plist \(why)", about: name)
            return nil
        }
    }
}

/// A key whose value holds a default where the app has set none.
package struct InfoPlistSetting<Value: Sendable>: Sendable {
    private let key: InfoPlistKey<Value>
    private let standard: Value

    package init(_ key: InfoPlistKey<Value>, default standard: Value) {
        self.key = key
        self.standard = standard
    }

    package var name: String { key.name }

    package func value(in platform: Platform) -> Value { key.value(in: platform) ?? standard }
}

/// What is made of a value in Info.plist.
private enum InfoPlistReading<Value> {
    case value(Value)
    /// As if the key were not there.
    case blank
    /// Why it is ignored, and what to do.
    case refused(String)
}

extension PropertyListValue {
    /// The text without the blanks around it; nil for what is no text.
    fileprivate var trimmed: String? {
        guard case .string(let written) = self else { return nil }
        return written.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

// MARK: Texts

/// A value that is longer is cut in the log, in characters.
private let longestShown = 80

extension InfoPlistKey {
    /// A key that takes one of a few words.
    package init(name: String, words: [String: Value]) {
        let known = words.keys.sorted()
        self.init(name) { raw in
            guard let text = raw.trimmed else {
                return .refused("is not a string and is ignored. Give it as <string>.")
            }
            if text.isEmpty { return .blank }
            if let value = words[text] { return .value(value) }
            let shown = text.count > longestShown ? text.prefix(longestShown) + "…" : text[...]
            let advice = String(shown).nearest(of: known).map { " Did you mean \($0)?" } ?? ""
            return .refused("is “\(shown)”, which is not known, and is ignored.\(advice)")
        }
    }
}

extension InfoPlistKey where Value == String {
    /// A key that takes any text.
    package init(name: String) {
        self.init(name) { raw in
            guard let text = raw.trimmed else {
                return .refused("is not a string and is ignored. Give it as <string>.")
            }
            return text.isEmpty ? .blank : .value(text)
        }
    }
}

// MARK: Flags and numbers

extension InfoPlistKey where Value == Bool {
    /// A key that is on or off: a boolean, a number, or a word such as YES.
    package init(name: String) {
        self.init(name) { raw in
            switch raw {
            case .boolean(let flag): return .value(flag)
            case .number(let number): return .value(number != 0)
            default:
                guard let text = raw.trimmed else {
                    return .refused("is neither true nor false and is ignored. Give it as <true/> or <false/>.")
                }
                switch text.uppercased() {
                case "": return .blank
                case "YES", "TRUE", "Y", "T", "1": return .value(true)
                case "NO", "FALSE", "N", "F", "0": return .value(false)
                default:
                    return .refused("is “\(text)”, which is neither YES nor NO, and is ignored.")
                }
            }
        }
    }
}

extension InfoPlistKey where Value == Int {
    /// A key that takes a whole number. One outside the bounds counts as the nearest inside.
    package init(name: String, atLeast: Int? = nil, atMost: Int? = nil, isOffAtZero: Bool = false) {
        self.init(name) { raw in
            let number: Double? =
                if case .number(let number) = raw { number } else { raw.trimmed.flatMap(Double.init) }
            if raw.trimmed?.isEmpty == true { return .blank }
            // A number beyond every whole one is no more use than a word.
            guard let number, number.isFinite, number.magnitude < 1e15 else {
                return .refused("is not a number and is ignored. Give it as <integer>.")
            }
            let whole = Int(number)
            if isOffAtZero, number <= 0 { return .value(0) }
            return .value(Swift.min(Swift.max(whole, atLeast ?? .min), atMost ?? .max))
        }
    }
}
