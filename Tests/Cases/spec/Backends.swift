// What a person writes beside the generated code of this spec, so that it compiles.

import Foundation

package struct InfoPlistKey<Value: Sendable>: Sendable {
    package let name: String
    package let words: [String: Value]
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
