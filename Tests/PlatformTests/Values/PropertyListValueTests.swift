import PushwooshTesting
import Testing

@Suite struct PropertyListValueTests {
    static let xml = Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>style</key><string>MODAL_RICH_MEDIA</string>
        <key>yes</key><true/><key>no</key><false/>
        <key>one</key><integer>1</integer><key>zero</key><integer>0</integer><key>real</key><real>2.5</real>
        <key>date</key><date>2026-01-02T03:04:05Z</date><key>data</key><data>AQID</data>
        <key>list</key><array><string>a</string><true/></array>
        <key>table</key><dict><key>k</key><integer>7</integer></dict>
        </dict></plist>
        """.utf8
    )

    static let expected: [(String, PropertyListValue)] = [
        ("style", .string("MODAL_RICH_MEDIA")), ("yes", .boolean(true)), ("no", .boolean(false)), ("one", .number(1)),
        ("zero", .number(0)), ("real", .number(2.5)), ("data", .data(Data([1, 2, 3]))),
        ("date", .date(Date(timeIntervalSince1970: 1_767_323_045))), ("list", .array([.string("a"), .boolean(true)])),
        ("table", .dictionary(["k": .number(7)])),
    ]

    @Test("each kind of value is read from XML and from binary, booleans apart from numbers", arguments: expected)
    func reading(key: String, value: PropertyListValue) throws {
        let object = try PropertyListSerialization.propertyList(from: Self.xml, format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        #expect(try PropertyListValue.dictionary(fromPropertyList: Self.xml)[key] == value)
        #expect(try PropertyListValue.dictionary(fromPropertyList: binary)[key] == value)
    }

    @Test("Swift values become property list values, booleans apart from numbers")
    func conversion() {
        #expect(PropertyListValue(true) == .boolean(true))
        #expect(PropertyListValue(1) == .number(1))
        #expect(PropertyListValue(0.0) == .number(0))
        #expect(PropertyListValue(NSNumber(value: true)) == .boolean(true))
        #expect(PropertyListValue(NSNumber(value: 1)) == .number(1))
        #expect(PropertyListValue("x") == .string("x"))
        #expect(PropertyListValue([1, "x"] as [Any]) == .array([.number(1), .string("x")]))
        #expect(PropertyListValue(["k": false] as [String: Any]) == .dictionary(["k": .boolean(false)]))
        #expect(PropertyListValue([NSObject()]) == nil)
        #expect(PropertyListValue(["k": NSObject()]) == nil)
    }
}
