#include "players/program_process.h"

#include "io/no_pipe_signal.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace takujo {

namespace {

constexpr std::chrono::milliseconds kLook{10}; ///< how often a stop is asked for
constexpr std::chrono::milliseconds kFarewell{200};

/// Where this program was started with a standard stream closed, what it opens gets that number. In the
/// child another stream would take its place, or it would be closed: dup2() onto itself keeps the flag.
Descriptor aboveStreams(int fd)
{
    if (fd < 0 || fd > STDERR_FILENO)
        return Descriptor(fd);
    const Descriptor among(fd);
    return Descriptor(fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

struct Pipe
{
    Descriptor read, write;

    bool open()
    {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            return false;
        read = aboveStreams(ends[0]);
        write = aboveStreams(ends[1]);
        return read.isOpen() && write.isOpen();
    }
};

/// Where its error output goes: nowhere, or for whoever writes a player into the file it names.
Descriptor errorOutput()
{
    const char *const file = std::getenv("TAKUJO_PLAYER_STDERR");
    if (file && *file) {
        const int fd = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        if (fd >= 0)
            return aboveStreams(fd);
    }
    return aboveStreams(open("/dev/null", O_WRONLY | O_CLOEXEC));
}

void limit(int what, rlim_t most)
{
    const rlimit both{most, most};
    setrlimit(static_cast<__rlimit_resource_t>(what), &both);
}

/// Between fork and exec: only what is allowed in a signal handler, too.
[[noreturn]] void become(char *const *command, const std::array<int, 3> &streams, int status,
                         const ProgramProcess::Limits &limits)
{
    setsid();
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    signal(SIGPIPE, SIG_DFL);
    bool fine = true;
    for (int stream = 0; stream < 3; ++stream)
        fine = fine && dup2(streams[static_cast<std::size_t>(stream)], stream) == stream;
    limit(RLIMIT_CORE, 0);
    if (limits.memoryBytes > 0)
        limit(RLIMIT_AS, limits.memoryBytes);
    fine = fine && close_range(3, ~0U, CLOSE_RANGE_CLOEXEC) == 0;
    if (fine)
        execv(command[0], command);
    const int error = errno;
    [[maybe_unused]] const ssize_t told = write(status, &error, sizeof error);
    _exit(127);
}

/// Neither reading nor writing waits.
void neverWait(int fd) { fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK); }

} // namespace

std::unique_ptr<ProgramProcess> ProgramProcess::start(const std::vector<std::string> &command,
                                                      const Limits &limits, int &error)
{
    std::vector<std::string> words = command;
    std::vector<char *> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    Pipe in, out, status;
    const Descriptor errors = errorOutput();
    if (!in.open() || !out.open() || !status.open() || !errors.isOpen()) {
        error = errno;
        return nullptr;
    }
    const pid_t pid = fork();
    if (pid == 0)
        become(arguments.data(), {in.read.get(), out.write.get(), errors.get()}, status.write.get(),
               limits);
    error = errno;
    if (pid < 0)
        return nullptr;
    std::unique_ptr<ProgramProcess> process(new ProgramProcess(pid, limits));
    status.write = Descriptor();
    ssize_t told = 0;
    do // until exec has closed it, or failed
        told = read(status.read.get(), &error, sizeof error);
    while (told < 0 && errno == EINTR);
    if (told > 0)
        return nullptr;
    process->m_in = std::move(in.write);
    process->m_out = std::move(out.read);
    neverWait(process->m_in.get());
    neverWait(process->m_out.get());
    return process;
}

ProgramProcess::~ProgramProcess()
{
    m_in = Descriptor();
    m_out = Descriptor();
    const Clock::time_point end = Clock::now() + kFarewell;
    constexpr timespec kPause{0, 2'000'000};
    for (;;) {
        siginfo_t ended{};
        const int asked =
            waitid(P_PID, static_cast<id_t>(m_pid), &ended, WEXITED | WNOHANG | WNOWAIT);
        if ((asked == 0 && ended.si_pid == m_pid) || Clock::now() >= end)
            break;
        nanosleep(&kPause, nullptr);
    }
    kill(-m_pid, SIGKILL); // not waited for yet, so the number is still its own
    while (waitpid(m_pid, nullptr, 0) < 0 && errno == EINTR) {
    }
}

/// Nothing when there is something to do; else why not.
std::optional<ProgramProcess::Heard>
ProgramProcess::wait(int fd, short events, Clock::time_point end, const std::stop_token &stop) const
{
    for (;;) {
        if (stop.stop_requested())
            return Heard::Stopped;
        pollfd ready{fd, events, 0};
        if (poll(&ready, 1, static_cast<int>(kLook.count())) > 0)
            return std::nullopt;
        if (Clock::now() >= end)
            return Heard::Late;
    }
}

ProgramProcess::Heard ProgramProcess::send(std::string line, Clock::time_point end,
                                           const std::stop_token &stop)
{
    const NoPipeSignal quiet;
    line += '\n';
    for (std::size_t sent = 0; sent < line.size();) {
        const ssize_t count = write(m_in.get(), line.data() + sent, line.size() - sent);
        if (count > 0) {
            sent += static_cast<std::size_t>(count);
        } else if (errno != EAGAIN && errno != EINTR) {
            return Heard::Ended;
        } else if (const auto heard = wait(m_in.get(), POLLOUT, end, stop)) {
            return *heard;
        }
    }
    return Heard::Line;
}

bool ProgramProcess::takeLine(std::string &line)
{
    const std::size_t at = m_heard.find('\n', m_searched);
    m_searched = m_heard.size();
    if (at == std::string::npos)
        return false;
    line = m_heard.substr(0, at);
    m_heard.erase(0, at + 1);
    m_searched = 0;
    return true;
}

ProgramProcess::Heard ProgramProcess::receive(std::string &line, Clock::time_point end,
                                              const std::stop_token &stop)
{
    std::array<char, 16384> bytes{};
    while (!takeLine(line)) {
        if (m_heard.size() > m_limits.lineBytes)
            return Heard::TooLong;
        if (const auto heard = wait(m_out.get(), POLLIN, end, stop))
            return *heard;
        const ssize_t count = read(m_out.get(), bytes.data(), bytes.size());
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
            return Heard::Ended;
        if (count > 0)
            m_heard.append(bytes.data(), static_cast<std::size_t>(count));
        if (Clock::now() >= end)
            return takeLine(line) ? Heard::Line : Heard::Late;
    }
    return line.size() > m_limits.lineBytes ? Heard::TooLong : Heard::Line;
}

double ProgramProcess::cpuMs() const
{
    clockid_t clock{};
    timespec used{};
    if (clock_getcpuclockid(m_pid, &clock) != 0 || clock_gettime(clock, &used) != 0)
        return 0;
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) * 1e-6;
}

} // namespace takujo
