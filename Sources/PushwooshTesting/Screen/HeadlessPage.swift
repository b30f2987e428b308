import Foundation

/// The page of a rich media, played by the test: it calls functions of the app, and tells what the app did in it.
///
/// It has no JavaScript engine. What it knows of the app is what the start script gives to a page.
@MainActor
public struct HeadlessPage {
    let app: HeadlessApp
    let page: LoadedPage

    /// The code of the rich media.
    public var code: String { page.document.code }
    /// Whether it is still there.
    public var isOpen: Bool { page.isOpen }
    /// Whether it is loading.
    public var isLoading: Bool { page.isLoading }
    /// The objects of the app that it can call.
    public var interfaces: [PageInterface] { page.document.interfaces }
    /// What is run in it before any script of its own.
    public var startScript: String? { page.document.startScript }
    /// The scripts that the app has run in it, in order; those that call a function of the page included.
    public var scripts: [String] { page.scripts }

    /// The functions of the page that the app has called, in order.
    public var executedCallbacks: [ExecutedCallback] {
        page.scripts.compactMap { CallbackInvocation(script: $0) }.map { invocation in
            let parameters = invocation.parameters.map { parameter in
                if case .string(let text) = parameter { text } else { JavaScriptText.json(parameter) }
            }
            return ExecutedCallback(invocation.id, parameters)
        }
    }

    /// Calls a function of an object of the app, as a script of the page does: `object.function(…)`.
    ///
    /// - Parameters:
    ///   - object: The name of the object.
    ///   - function: The name of the function.
    ///   - arguments: What is passed.
    /// - Returns: What the app answered. Nil where it answers nothing, or the page has no such function; the latter is noted
    ///   in `problems`.
    @discardableResult
    public func call(_ object: String, _ function: String, _ arguments: PageArgument...) -> String? {
        guard interfaces.contains(where: { $0.name == object && $0.functions.contains(function) }) else {
            app.noteProblem("The page \(code) called \(object).\(function), and has no such function.")
            return nil
        }
        let passed = arguments.map { argument -> PageCall.Argument in
            switch argument {
            case .text(let text): .text(text)
            case .flag(let flag): .flag(flag)
            case .callback(let name): .callback(id: name)
            }
        }
        let answer = prompt(PageCall(object: object, function: function, arguments: passed).prompt)
        return answer.flatMap { try? PageCall.decoded($0) }
    }

    /// Asks the person a question, as `window.prompt` does; what the app makes of it, as it is.
    ///
    /// Nil where the app does not answer, or the page is not there; the latter is noted in `problems`.
    @discardableResult
    public func prompt(_ text: String) -> String? {
        guard page.isOpen else {
            app.noteProblem("The page \(code) has closed, and can ask nothing.")
            return nil
        }
        return app.run { page.ask(text) }
    }

    /// Loads again, as a navigation of the page does.
    public func reload() {
        guard page.isOpen else { return app.noteProblem("The page \(code) has closed, and cannot be loaded again.") }
        app.run { page.load() }
    }
}

extension HeadlessApp {
    /// The page of the rich media in front, also while it loads; nil where there is none.
    ///
    /// It can be kept, and read after it has closed.
    public var page: HeadlessPage? {
        let surface = process.surface
        let page = surface.windows.last?.loaded ?? surface.overlays.last { $0.loaded != nil }?.loaded
        return page.map { HeadlessPage(app: self, page: $0) }
    }
}
