@_exported import PushwooshConfigure
