@_exported import PushwooshTransport
