@_exported import PushwooshPlatform
