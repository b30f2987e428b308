/// What a run of the tool tells a shell.
enum ExitCode: Int32 {
    /// Nothing to complain about.
    case clean = 0
    /// Findings were printed.
    case findings = 1
    /// The run itself failed; nothing is known about what was to be checked.
    case couldNotRun = 2
}
