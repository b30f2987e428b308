/// A fact of a part of a spec. The raw value is the word of reports; the order is that of reports.
enum OutlineFact: String, Sendable, CaseIterable {
    case kind
    case module
    case canonical = "canonical spelling"
    case type
    case result = "result type"
    case rawType = "raw type"
    case evolution
    case globalConstants = "global constants"
    case raw = "raw value"
    case aliasOf = "alias of"
    case bit
    case empty = "name of the empty set"
    case order
    case value
    case target = "leads to"
    case seenAs = "seen as"
    case isStatic = "static"
    case isAsync = "async"
    case isThrowing = "throws"
    case isDiscardable = "discardable"
    case isRequired = "required"
    case isSettable = "settable"
    case isOpen = "open"
    case isMainActor = "main actor"
    case isSendable = "sendable"
    case inherits
    case hold = "held"
    case standard = "default"
    case unanswered = "default answer"
    case resolved = "text shown where nothing is set"
    case unit
    case atLeast = "at least"
    case atMost = "at most"
    case isOffAtZero = "off at zero"
    case yieldsTo = "yields to"
    case mapsTo = "maps to"
    case precedence
    case withoutEffect = "without effect"
    case sameAs = "same as"
    case conditions
    case outcome
    case deprecated
    case symbols
    case topic
    case innerName = "name inside"
    case entry = "name of the entry"
    case version
    case since
    case source
    case decision
    case beside
    case doc
}
