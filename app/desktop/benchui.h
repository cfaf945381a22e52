#pragma once
#include "desktop.h"

namespace takujo {

/// `takujo --bench-ui`: time from the start of the process to the first frame, memory on the shelf,
/// time to make each page. Prints JSON; returns the exit code.
int benchUi(Desktop &desktop);

/// Wall time since the process began, ms, to the 10 ms of the kernel's clock.
qint64 sinceProcessStart();
/// CPU time of the process, ms.
qint64 processCpu();
/// Resident memory, MB.
double residentMegabytes();

} // namespace takujo
