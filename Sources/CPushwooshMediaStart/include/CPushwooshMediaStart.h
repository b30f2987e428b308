#ifndef PUSHWOOSH_MEDIA_START_H
#define PUSHWOOSH_MEDIA_START_H

/// Tells the SDK that its media module is part of this process. Defined by PushwooshMedia, called before `main`.
void pushwoosh_media_start(void);

#endif
