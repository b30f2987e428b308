/// What a part of a spec is. The raw value is the word of reports.
enum OutlineKind: String, Sendable, CaseIterable {
    case sdk = "SDK"
    case module
    case reexport = "re-export"
    case leftOut = "left out"
    case enumeration = "enum"
    case enumCase = "case"
    case optionSet = "option set"
    case option
    case builder
    case setter
    case placement
    case facade
    case object = "class"
    case delegate
    case form
    case requirements = "protocol"
    case conformance
    case initialiser
    case method
    case property
    case gateway
    case spelling = "other spelling"
    case parameter
    case constant
    case alias = "type alias"
    case plistKey = "Info.plist key"
    case word
    case behaviour = "decision table"
    case input
    case output
    case row

    /// Whether a new name with the same facts is the old thing only where the names are alike.
    var needsLikeName: Bool {
        switch self {
        case .setter, .method, .property, .gateway, .input, .output, .alias: true
        default: false
        }
    }
}
