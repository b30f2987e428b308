/// Where in which file something stands. Lines and columns count from 1, columns in characters.
public struct Place: Sendable, Hashable, Codable, Comparable {
    /// The file, as it was named to the tool.
    public var file: String
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int

    /// Makes a place.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The name of the file in the folder of the spec, wherever that is.
    public var fileInSpec: String {
        guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return file }
        return String(file[file.utf8.index(after: slash)...])
    }

    /// By file, line and column.
    public static func < (left: Place, right: Place) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
