#pragma once
#include <csignal>
#include <stop_token>
#include <thread>

namespace takujo {

/// While it lives, the first Ctrl+C (or SIGTERM) only asks for a stop, so that hours of play are not lost;
/// the second one ends the program as ever. Make it in the main thread before others are started: they
/// take over its mask of signals. One at a time.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    bool happened() const { return m_stop.stop_requested(); }

private:
    void wait(const std::stop_token &end);

    std::stop_source m_stop;
    sigset_t m_signals{};
    sigset_t m_before{};
    std::jthread m_waiting;
};

} // namespace takujo
