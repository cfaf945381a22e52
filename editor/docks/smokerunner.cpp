#include "smokerunner.h"

#include <QElapsedTimer>

namespace takujo::editor {

namespace {

constexpr int kSmokeDelay = 350; ///< ms after the last change

} // namespace

SmokeRunner::SmokeRunner(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSmokeDelay);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_waiting)
            start(*m_waiting);
    });
}

SmokeRunner::~SmokeRunner() { cancel(); }

void SmokeRunner::schedule(const RulesDocument *document)
{
    cancel();
    m_waiting = document;
    if (document && !document->hasErrors())
        m_timer.start();
}

void SmokeRunner::cancel()
{
    m_timer.stop();
    m_waiting = nullptr;
    m_result.reset();
    ++m_number;
    m_thread = {}; // asks it to stop and waits, some 20 ms
}

void SmokeRunner::start(const RulesDocument &document)
{
    cancel();
    const RuleReport &report = document.report();
    if (!report.values || report.seats.empty())
        return;
    SmokeSpec spec;
    spec.game = &document.game();
    spec.rules = document.rules();
    spec.values = *report.values;
    spec.seats = report.seats;
    spec.appVersion = TAKUJO_VERSION;
    m_thread = std::jthread([this, spec, number = m_number](const std::stop_token &stop) {
        QElapsedTimer clock;
        clock.start();
        const SmokeResult result = smokePlay(spec, stop);
        const int ms = static_cast<int>(clock.elapsed());
        QMetaObject::invokeMethod(
            this, [this, number, result, ms] { done(number, result, ms); }, Qt::QueuedConnection);
    });
    emit started();
}

void SmokeRunner::done(int number, const SmokeResult &result, int ms)
{
    if (number != m_number)
        return;
    m_thread = {};
    m_result = result;
    m_milliseconds = ms;
    emit finished();
}

} // namespace takujo::editor
