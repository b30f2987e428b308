// What a person writes beside the generated code of this spec, so that it compiles.

import Foundation

package struct InfoPlistKey<Value: Sendable>: Sendable {
    package let name: String
    package var words: [String: Value] = [:]
    package var atLeast: Int?
    package var atMost: Int?
    package var isOffAtZero = false
}

package struct InfoPlistSetting<Value: Sendable>: Sendable {
    package let key: InfoPlistKey<Value>
    package let standard: Value

    package init(_ key: InfoPlistKey<Value>, default standard: Value) {
        self.key = key
        self.standard = standard
    }
}

struct Greeter: DemoBuilderBackend, DemoBackend, DemoCenterBackend {
    func present(_ settings: DemoSettings, _ completion: ((DemoWord) -> Void)?) { completion?(.`self`) }
    nonisolated(nonsending) func outcome(_ settings: DemoSettings) async -> DemoWord { .standard }
    func configure(position: DemoSides, animation: Bool) {}
    func take(_ default: NSNumber) -> Bool { `default` == 1 }
    var delegate: (any DemoDelegate)? {
        get { nil }
        nonmutating set {}
    }
    func shared() -> DemoCenter { DemoCenter() }
    func send(_ thing: DemoThing!) {}
}

extension DemoBuilder { static var backend: any DemoBuilderBackend { Greeter() } }
extension Demo { static var backend: any DemoBackend { Greeter() } }
extension DemoCenter { static var backend: any DemoCenterBackend { Greeter() } }

struct Librarian: DemoBookBackend, DemoShelfBackend, DemoNoteBackend {
    var limit: Int {
        get { 1 }
        nonmutating set {}
    }
    var reader: (any DemoDelegate)? {
        get { nil }
        nonmutating set {}
    }
    func add(_ rule: String, completion: DemoHandler?) { completion?(nil) }
    nonisolated(nonsending) func load() async throws -> [String]! { [] }
    func sharedShelf() -> DemoShelf { DemoShelf() }
    func count() -> Int { 2 }
    func dust() {}
    func isNote(_ text: String) -> Bool { text.isEmpty }
    func read(_ object: DemoNote) -> String! { object.text }
}

struct Mover: DemoSlideBackend {
    func move(_ object: DemoSlide, _ thing: DemoThing!, completion: DemoDone!) { completion() }
}

extension DemoBook { static var backend: any DemoBookBackend { Librarian() } }
extension DemoShelf { static var backend: any DemoShelfBackend { Librarian() } }
extension DemoNote { static var backend: any DemoNoteBackend { Librarian() } }
extension DemoSlide { static var backend: any DemoSlideBackend { Mover() } }
