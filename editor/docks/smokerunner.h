#pragma once
#include "document/rulesdocument.h"
#include "evaluation/smoke.h"

#include <QTimer>

#include <optional>
#include <thread>

namespace takujo::editor {

/// Plays a few quick games with the rules of a document, off the GUI thread, a moment after the
/// last change; the next change cancels it.
class SmokeRunner : public QObject
{
    Q_OBJECT

public:
    explicit SmokeRunner(QObject *parent = nullptr);
    ~SmokeRunner() override;

    /// Cancels what is played and starts anew a moment later. @param document null = only cancel
    void schedule(const RulesDocument *document);
    /// Starts at once.
    void start(const RulesDocument &document);
    void cancel();
    bool running() const { return m_thread.joinable(); }
    const std::optional<SmokeResult> &result() const { return m_result; }
    int milliseconds() const { return m_milliseconds; }

signals:
    void started();
    void finished();

private:
    void done(int number, const SmokeResult &result, int ms);

    std::jthread m_thread;
    QTimer m_timer;
    const RulesDocument *m_waiting = nullptr;
    int m_number = 0; ///< of the run; results of older ones are dropped
    int m_milliseconds = 0;
    std::optional<SmokeResult> m_result;
};

} // namespace takujo::editor
