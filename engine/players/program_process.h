#pragma once
#include "io/descriptor.h"

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace takujo {

/// A program of somebody else behind two pipes: lines in, lines out. It gets a session of its own, its
/// standard streams and nothing else this program has open. No call waits beyond its deadline, and
/// whatever the program does reaches nobody but it. One thread at a time.
class ProgramProcess
{
public:
    using Clock = std::chrono::steady_clock;
    struct Limits
    {
        std::size_t memoryBytes = 0; ///< of address space; 0 = no limit
        std::size_t lineBytes = 0;   ///< of one line it sends
    };
    enum class Heard { Line, Late, Ended, TooLong, Stopped };

    /// Null when it cannot be started; `error` is then the errno of why.
    /// @param command absolute path, then arguments; no shell looks at them
    static std::unique_ptr<ProgramProcess> start(const std::vector<std::string> &command,
                                                 const Limits &limits, int &error);
    /// Closes its input, gives it a moment to end and kills what is left of its session.
    ~ProgramProcess();
    ProgramProcess(const ProgramProcess &) = delete;
    ProgramProcess &operator=(const ProgramProcess &) = delete;

    /// Line = all of it was taken. Anything else may have left half a line behind.
    Heard send(std::string line, Clock::time_point end, const std::stop_token &stop);
    /// The next line, without its end.
    Heard receive(std::string &line, Clock::time_point end, const std::stop_token &stop);
    double cpuMs() const; ///< used so far by the program itself

private:
    ProgramProcess(pid_t pid, const Limits &limits) : m_pid(pid), m_limits(limits) {}
    std::optional<Heard> wait(int fd, short events, Clock::time_point end,
                              const std::stop_token &stop) const;
    bool takeLine(std::string &line);

    pid_t m_pid;
    Limits m_limits;
    Descriptor m_in;  ///< its standard input
    Descriptor m_out; ///< its standard output
    std::string m_heard;
    std::size_t m_searched = 0; ///< of m_heard, without an end of line
};

} // namespace takujo
