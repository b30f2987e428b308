/// An object of the app that a page can call by name.
public struct PageInterface: Sendable, Hashable {
    /// The name of the object in the page.
    public var name: String
    /// The names of its functions.
    public var functions: [String]

    /// Makes one.
    public init(name: String, functions: [String]) {
        self.name = name
        self.functions = functions
    }
}

extension [PageInterface] {
    /// The script that gives a page these objects, to be run before any script of the page; nil without any.
    ///
    /// A call goes to the app as the text of a prompt, and waits for its answer; functions of the page that are passed
    /// are kept under an id, by which `EasyJS.invokeCallback` finds them.
    package var startScript: String? {
        guard !isEmpty else { return nil }
        let list = PropertyListValue.array(
            map { .array([.string($0.name), .array($0.functions.map(PropertyListValue.string))]) }
        )
        return Self.installer + "(" + JavaScriptText.literal(JavaScriptText.json(list)) + ");"
    }

    private static let installer = #"""
        (function (list) {
            "use strict";
            var prompt = window.prompt.bind(window);
            var kept = new Map();
            var count = 0;
            function text(value) {
                if (value === null || value === undefined) { return ""; }
                var written = typeof value === "object" ? JSON.stringify(value) : String(value);
                return encodeURIComponent(String(written).replace(/\p{Cs}/gu, "\uFFFD"));
            }
            function call(object, name, values) {
                var parts = [object, encodeURIComponent(name)];
                values.forEach(function (value) {
                    if (typeof value !== "function") { parts.push("s", text(value)); return; }
                    count += 1;
                    kept.set("callback" + count, value);
                    parts.push("f", "callback" + count);
                });
                var answer = prompt(parts.join(":"));
                return answer === null ? undefined : decodeURIComponent(answer);
            }
            function put(owner, name, value) {
                Object.defineProperty(owner, name, { value: value, configurable: true, enumerable: true });
            }
            put(window, "EasyJS", Object.freeze({
                invokeCallback: function (id, removes) {
                    var callback = kept.get(id);
                    if (removes) { kept.delete(id); }
                    return callback && callback.apply(null, Array.prototype.slice.call(arguments, 2));
                }
            }));
            JSON.parse(list).forEach(function (entry) {
                var object = {};
                entry[1].forEach(function (name) {
                    put(object, name, function () { return call(entry[0], name, Array.prototype.slice.call(arguments)); });
                });
                put(window, entry[0], object);
            });
        })
        """#
}
