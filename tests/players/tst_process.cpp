#include "players/program_process.h"

#include <QtTest>

#include <fcntl.h>
#include <unistd.h>

using namespace takujo;

/// A process behind two pipes, without a protocol.
class ProgramProcessTest : public QObject
{
    Q_OBJECT

private slots:
    void itsStreamsDoNotDependOnOurs_data();
    void itsStreamsDoNotDependOnOurs();
};

namespace {

/// The first of our standard streams are closed while it lives.
class ClosedStreams
{
public:
    explicit ClosedStreams(int count)
    {
        for (int fd = 0; fd < count; ++fd)
            m_kept.emplace_back(fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
        for (int fd = 0; fd < count; ++fd)
            ::close(fd);
    }
    ~ClosedStreams()
    {
        int fd = 0;
        for (const Descriptor &kept : m_kept)
            ::dup2(kept.get(), fd++);
    }
    ClosedStreams(const ClosedStreams &) = delete;
    ClosedStreams &operator=(const ClosedStreams &) = delete;

private:
    std::vector<Descriptor> m_kept;
};

} // namespace

void ProgramProcessTest::itsStreamsDoNotDependOnOurs_data()
{
    QTest::addColumn<int>("closed");
    for (int closed = 0; closed <= 3; ++closed)
        QTest::addRow("%d closed", closed) << closed;
}

// Where our own input was closed, the program had its input as error output; with more closed it heard nothing.
void ProgramProcessTest::itsStreamsDoNotDependOnOurs()
{
    QFETCH(int, closed);
    const auto end = ProgramProcess::Clock::now() + std::chrono::seconds(20);
    const std::string script = "read l; echo \"$l\"; readlink /proc/$$/fd/2; read l";
    int error = 0;
    std::string heard;
    std::string errors;
    {
        const ClosedStreams without(closed);
        const auto program = ProgramProcess::start({"/bin/sh", "-c", script}, {0, 1000}, error);
        if (program) {
            program->send("hello", end, {});
            program->receive(heard, end, {});
            program->receive(errors, end, {});
        }
    }
    QCOMPARE(heard, std::string("hello"));
    QCOMPARE(errors, std::string("/dev/null"));
}

QTEST_APPLESS_MAIN(ProgramProcessTest)
#include "tst_process.moc"
