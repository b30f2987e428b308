#include "CPushwooshMediaStart.h"

// Swift has no code that runs by itself when a module is loaded. Without this, an app that sets only the Info.plist key and
// never names a rich media type would not show the rich media of its pushes.
__attribute__((constructor)) static void start(void) {
    pushwoosh_media_start();
}
