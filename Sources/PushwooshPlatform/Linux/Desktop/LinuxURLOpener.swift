import Foundation

/// Opens addresses through `xdg-open`.
struct LinuxURLOpener: URLOpener {
    let environment: [String: String]

    private var program: LinuxProgram { LinuxProgram(name: "xdg-open", environment: environment) }

    func canOpen(_ url: URL) -> Bool {
        url.scheme != nil && program.path != nil
    }

    func open(_ url: URL, _ answer: @escaping @Sendable (Bool) -> Void) {
        guard url.scheme != nil else { return answer(false) }
        program.run([url.absoluteString], answer)
    }
}
