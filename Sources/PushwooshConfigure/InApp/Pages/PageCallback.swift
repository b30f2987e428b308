/// A function that a page has passed to the app.
///
/// Unchecked as its parent is; all it holds is constant and Sendable.
final class PageCallback: PWJavaScriptCallback, @unchecked Sendable {
    let id: String
    let page: ScriptedPage
    let platform: Platform

    init(id: String, page: ScriptedPage, on platform: Platform) {
        self.id = id
        self.page = page
        self.platform = platform
        super.init()
    }
}

extension PWJavaScriptCallback {
    static var backend: any PWJavaScriptCallbackBackend { CallbackBackend() }
}

/// Calls the function in its page, in a later turn. None of it waits for the page, so that there is nothing to give back.
private struct CallbackBackend: PWJavaScriptCallbackBackend {
    func execute(_ object: PWJavaScriptCallback) -> String! {
        call(object, [])
    }

    func execute(_ object: PWJavaScriptCallback, withParam param: String!) -> String! {
        call(object, [param.map { .string($0) }])
    }

    func execute(_ object: PWJavaScriptCallback, withParams params: [Any]!) -> String! {
        let log = log(of: object)
        let values = (params ?? []).map { parameter -> PropertyListValue? in
            let value = PropertyListValue(parameter)
            if value == nil, !(parameter is NSNull) {
                let text =
                    "A function of a page is given null for a \(type(of: parameter)), which JSON has no word for."
                log.write(.init(.error, "Page", text + " Pass texts, numbers, truth values, lists or dictionaries."))
            }
            return value
        }
        return call(object, values)
    }

    private func call(_ object: PWJavaScriptCallback, _ parameters: [PropertyListValue?]) -> String? {
        guard let callback = object as? PageCallback else {
            let text = "A callback that no page has passed was called; nothing was done."
            log(of: object).write(.init(.warning, "Page", text))
            return nil
        }
        let invocation = CallbackInvocation(id: callback.id, parameters: parameters)
        let page = callback.page
        callback.platform.mainThread.run { page.call(invocation) }
        return nil
    }

    private func log(of object: PWJavaScriptCallback) -> any LogSink {
        ((object as? PageCallback)?.platform ?? .current).log
    }
}
