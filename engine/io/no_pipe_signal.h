#pragma once
#include <csignal>

namespace takujo {

/// While it lives, a pipe nobody reads any more is an error of this thread's writes and not a signal that
/// ends the program. Other threads, and what the program does about the signal, stay as they are.
class NoPipeSignal
{
public:
    NoPipeSignal();
    ~NoPipeSignal();
    NoPipeSignal(const NoPipeSignal &) = delete;
    NoPipeSignal &operator=(const NoPipeSignal &) = delete;

private:
    sigset_t m_signal{};
    sigset_t m_before{};
    bool m_wasPending = false;
};

} // namespace takujo
