@_exported import PushwooshMedia
@_exported import PushwooshPrimer
