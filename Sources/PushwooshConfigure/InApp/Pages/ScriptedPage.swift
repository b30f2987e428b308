/// One page and the objects of the app that it can call, from when it is to be loaded until it has closed.
@MainActor
package final class ScriptedPage {
    /// What the objects are given as the page.
    package let webView: WKWebView
    private let platform: Platform
    private var objects: [CallableObject] = []
    private var hasStarted = false
    private var isClosing = false
    private var isClosed = false

    package init(on platform: Platform) {
        self.platform = platform
        webView = WKWebView(on: platform)
    }

    /// The document with the objects that the app has named so far. Called once, before it is to be loaded.
    package func document(_ document: RichMediaDocument) -> RichMediaDocument {
        objects = platform.state(JavaScriptInterfaces.self).all.map { CallableObject($0, log: platform.log) }
        var document = document
        document.interfaces = objects.map(\.described)
        return document
    }

    /// Takes the page on the surface; nil where it shows none.
    package func open(_ page: (any SurfacePage)?) {
        webView.open(page)
    }

    /// Tells the objects of what the surface reports, and answers what the page asks.
    package func handle(_ event: SurfaceEvent) {
        guard !isClosed else { return }
        switch event {
        case .pageStarted:
            hasStarted = true
            for object in objects { object.interface.onWebViewStartLoad(webView as WKWebView?) }
        case .pageFinished:
            for object in objects { object.interface.onWebViewFinishLoad(webView as WKWebView?) }
        case .prompted(let prompt): prompt.answer = answer(to: prompt.text)
        default: break
        }
    }

    /// Tells the objects once that the page closes, where they have been told that it loads. It can still be called.
    package func startClose() {
        guard hasStarted, !isClosing else { return }
        isClosing = true
        for object in objects { object.interface.onWebViewStartClose(webView as WKWebView?) }
    }

    /// The page has gone.
    package func close() {
        startClose()
        isClosed = true
        // An object may keep a callback, and with it this page: they let go of each other here.
        objects = []
        webView.close()
    }

    /// Calls a function of the page.
    func call(_ invocation: CallbackInvocation) {
        let log = platform.log
        guard !isClosed else {
            let text = "A function of a page was called after the page had closed; nothing was done."
            return log.write(.init(.warning, "Page", text))
        }
        webView.evaluate(invocation.script) { result in
            guard case .failure(let error) = result else { return }
            log.write(.init(.error, "Page", "A function of a page did not run. \(error.localizedDescription)"))
        }
    }

    private func answer(to prompt: String) -> String? {
        do throws(PageCall.Fault) {
            let call = try PageCall(parsing: prompt)
            guard let object = objects.first(where: { $0.name == call.object }) else {
                return refuse(prompt, "The app has named no object “\(call.object)” for it.")
            }
            guard let function = object.functions[call.function] else {
                return refuse(prompt, "“\(call.object)” lists no function “\(call.function)”.")
            }
            let arguments = call.arguments.map { argument -> Any in
                switch argument {
                case .text(let text): text
                case .flag(let flag): flag
                case .callback(let id): PageCallback(id: id, page: self, on: platform)
                }
            }
            return PageCall.encoded(text(of: function(JavaScriptArguments(arguments)), from: call))
        } catch {
            return refuse(prompt, error.localizedDescription)
        }
    }

    private func refuse(_ prompt: String, _ reason: String) -> String? {
        let text = "A page asked “\(prompt.prefix(200))”, which is not answered. \(reason)"
        platform.log.write(.init(.warning, "Page", text))
        return nil
    }

    private func text(of result: Any?, from call: PageCall) -> String {
        guard let result, !(result is Void), !(result is NSNull) else { return "" }
        switch PropertyListValue(result) {
        case .string(let text)?: return text
        case let value?: return JavaScriptText.json(value)
        case nil:
            let text = "\(call.object).\(call.function) gave a page a \(type(of: result)), which JSON has no word for."
            platform.log.write(.init(.error, "Page", text + " Give a text."))
            return ""
        }
    }
}

/// An object of the app as one page can call it.
@MainActor
private struct CallableObject {
    let name: String
    let interface: any NSObjectProtocol & PWJavaScriptInterface
    let functions: [String: JavaScriptFunction]

    /// Reads which functions it lists; one whose name pages could not write is left out.
    init(_ entry: JavaScriptInterfaces.Entry, log: any LogSink) {
        name = entry.name
        interface = entry.interface
        var functions = (entry.interface as? any JavaScriptCallable)?.javaScriptFunctions ?? [:]
        for function in functions.keys.sorted() {
            guard let fault = JavaScriptName.fault(in: function) else { continue }
            functions[function] = nil
            log.write(.init(.error, "Page", "“\(function)” of “\(entry.name)” is not given to pages. \(fault)"))
        }
        self.functions = functions
    }

    var described: PageInterface { PageInterface(name: name, functions: functions.keys.sorted()) }
}
