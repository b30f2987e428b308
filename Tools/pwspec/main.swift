import Foundation

// A file that may not grow is an error to report, not a reason to die.
signal(SIGXFSZ, SIG_IGN)
exit(CommandLineTool().run(Array(CommandLine.arguments.dropFirst())).rawValue)
