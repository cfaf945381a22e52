#include "io/no_pipe_signal.h"

#include <cerrno>
#include <ctime>

namespace takujo {

NoPipeSignal::NoPipeSignal()
{
    sigset_t pending;
    sigpending(&pending);
    m_wasPending = sigismember(&pending, SIGPIPE) == 1;
    sigemptyset(&m_signal);
    sigaddset(&m_signal, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &m_signal, &m_before);
}

/// Takes the signal back that was held meanwhile; one that waited before is somebody else's.
NoPipeSignal::~NoPipeSignal()
{
    constexpr timespec kNow{0, 0};
    while (!m_wasPending && sigtimedwait(&m_signal, nullptr, &kNow) < 0 && errno == EINTR) {
    }
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

} // namespace takujo
