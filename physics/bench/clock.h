#pragma once

namespace takujo::physics {

/// CPU seconds of this thread: what other programs do meanwhile does not count.
double cpuSeconds();

} // namespace takujo::physics
