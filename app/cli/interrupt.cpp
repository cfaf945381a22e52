#include "interrupt.h"

#include <ctime>

namespace takujo {

Interrupt::Interrupt()
{
    sigemptyset(&m_signals);
    sigaddset(&m_signals, SIGINT);
    sigaddset(&m_signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    m_waiting = std::jthread([this](const std::stop_token &end) { wait(end); });
}

Interrupt::~Interrupt()
{
    m_waiting.request_stop();
    m_waiting.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

/// A thread of its own takes the signals: in a handler next to nothing is allowed. Unblocked here, the
/// second one meets its usual fate.
void Interrupt::wait(const std::stop_token &end)
{
    constexpr timespec kLook{0, 100'000'000};
    while (!end.stop_requested()) {
        if (sigtimedwait(&m_signals, nullptr, &kLook) < 0)
            continue;
        m_stop.request_stop();
        pthread_sigmask(SIG_UNBLOCK, &m_signals, nullptr);
        while (!end.stop_requested())
            nanosleep(&kLook, nullptr);
    }
}

} // namespace takujo
