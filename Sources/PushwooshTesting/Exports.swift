@_exported import PushwooshFramework
