@_exported import PushwooshAppleTypes
