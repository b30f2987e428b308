import Foundation

/// Whether a network can be reached, from the kernel's routes. What cannot be known counts as online: trying costs little.
struct LinuxConnectivity: Connectivity {
    var procfs = URL(fileURLWithPath: "/proc/net")

    var isOnline: Bool {
        let tables = [("route", 0), ("ipv6_route", 9)].compactMap { name, column -> [Substring]? in
            guard let text = try? String(contentsOf: procfs.appendingPathComponent(name), encoding: .utf8) else {
                return nil
            }
            // The first table has a heading, the second has none; a heading is no interface.
            return text.split(separator: "\n").compactMap { line in
                let columns = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
                return columns.count > column ? columns[column] : nil
            }
        }
        return tables.isEmpty || tables.joined().contains { $0 != "lo" && $0 != "Iface" }
    }
}
