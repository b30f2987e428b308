/// A page, or a part of one, that could not be checked, and why. It is never a finding about the page's words.
public struct UnreadablePage: Error, Codable, Sendable, Hashable {
    /// Why a page could not be checked.
    public enum Reason: Codable, Sendable, Hashable {
        /// No file has this path.
        case missing
        /// The path is a folder.
        case folder
        /// The file exists and cannot be opened; the text says why.
        case unopenable(String)
        /// The file has no bytes, or only blank lines.
        case empty
        /// The file has bytes that no text has.
        case binary
        /// The file is text in an encoding other than UTF-8.
        case notUTF8
        /// The page has no Swift code.
        case noCode
        /// Code stands on single lines, run together with what follows it; so many lines are like that.
        case collapsed(lines: Int)
        /// The code imports a module that is not there to compile against.
        case moduleMissing(String)
        /// The Objective-C declaration of this enum has no closing brace.
        case openDeclaration(String)
    }

    /// The path of the page, as it was given.
    public let page: String
    /// The line it was noticed at, from 1.
    public let line: Int
    /// The column it was noticed at, from 1, counted in Unicode scalars.
    public let column: Int
    /// Why.
    public let reason: Reason

    /// Creates a notice; line and column default to the page's beginning.
    public init(page: String, line: Int = 1, column: Int = 1, reason: Reason) {
        self.page = page
        self.line = line
        self.column = column
        self.reason = reason
    }
}

extension UnreadablePage: CustomStringConvertible {
    /// The notice as one line of text that says what to do.
    public var description: String {
        "\(page):\(line):\(column): could not be read: \(reason.text)"
    }
}

extension UnreadablePage.Reason {
    var text: String {
        switch self {
        case .missing:
            "there is no such file; check the path"
        case .folder:
            "this is a folder; name the pages in it"
        case .unopenable(let cause):
            "the file cannot be opened (\(cause)); check its permissions"
        case .empty:
            "the page is empty"
        case .binary:
            "this is not text; name a page of text"
        case .notUTF8:
            "the text is not UTF-8; save the page as UTF-8"
        case .noCode:
            "no Swift code was found in the page"
        case .collapsed(let lines):
            "its code has lost its line breaks (lines with whole chains: \(lines)); restore them, or give the page's source"
        case .moduleMissing(let module):
            "the code imports '\(module)', which is not built here; leave the page out, or build that module"
        case .openDeclaration(let name):
            "the declaration of '\(name)' has no end; close it with '};'"
        }
    }
}
