#include "fairrunner.h"

#include <QThread>

namespace takujo::editor {

namespace {

constexpr int kCandidates = 60;

} // namespace

FairRunner::FairRunner(Catalogue &catalogue, QObject *parent)
    : QObject(parent), m_catalogue(catalogue)
{}

FairRunner::~FairRunner() { finish(); }

Problems FairRunner::start(const FairOrder &order)
{
    finish();
    const auto game = m_catalogue.definition(QString::fromStdString(order.rules.game));
    if (!game)
        return game.error();
    Loaded<FairOptions> options =
        fairOptions(**game, order.rules, order.seats, order.variations, kCandidates);
    if (!options)
        return options.error();
    m_game = *game;
    m_order = order;
    FairSpec spec;
    spec.game = *game;
    spec.rules = order.rules;
    spec.seats = order.seats;
    spec.player = order.player;
    spec.goals = order.goals;
    spec.keepLength = order.keepLength;
    spec.jobs = std::max(1, QThread::idealThreadCount());
    spec.seconds = 60 * order.minutes;
    openJournal(*m_catalogue.find(QString::fromStdString(order.rules.game)));
    for (const auto &[subject, rows] : m_rows)
        spec.known.push_back(rows);
    spec.played = [this](const StudyKey &key, const StudyRow &row) {
        keep(key, {row});
        (void)m_journal.write(key, row); // on a full disk: with one of the next
    };
    spec.progress = [this] { tell(false); };
    m_search = std::make_unique<FairSearch>(std::move(spec), std::move(*options));
    m_state = m_search->state();
    m_running = true;
    m_thread = std::jthread([this](const std::stop_token &stop) {
        m_search->run(stop);
        tell(true);
    });
    emit changed();
    return {};
}

void FairRunner::openJournal(const GameEntry &game)
{
    if (m_journalGame == game.id)
        return;
    m_journalGame = game.id;
    for (const StudyRows &rows : m_journal.openCache(game, QStringLiteral("fair")))
        keep(rows.key, rows.rows);
}

void FairRunner::keep(const StudyKey &key, const std::vector<StudyRow> &rows)
{
    StudyRows &kept = m_rows[key.rules + std::to_string(key.seats) + key.player];
    kept.key = key;
    kept.rows.insert(kept.rows.end(), rows.begin(), rows.end());
}

// Called from the playing threads; one call at a time is on its way to the GUI thread, and the last one.
void FairRunner::tell(bool over)
{
    if (m_told.exchange(true) && !over)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, over] {
            m_told = false;
            if (!m_search)
                return;
            m_state = m_search->state();
            m_running = m_running && !over;
            emit changed();
        },
        Qt::QueuedConnection);
}

void FairRunner::stop()
{
    if (!m_running)
        return;
    finish();
    emit changed();
}

void FairRunner::clear()
{
    finish();
    m_state.reset();
    emit changed();
}

// A match breaks off within some milliseconds.
void FairRunner::finish()
{
    if (!m_thread.joinable())
        return;
    m_thread.request_stop();
    m_thread.join();
    m_state = m_search->state();
    m_running = false;
    m_search.reset();
}

} // namespace takujo::editor
