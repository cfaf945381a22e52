#include "balancerunner.h"

#include "plugin/baseline_file.h"

#include <QThread>

namespace takujo::editor {

namespace {

constexpr int kPatience = 8000; ///< milliseconds until the first rough report
constexpr int kLeastGames = 4;  ///< of it

} // namespace

BalanceRunner::BalanceRunner(EditorHost &host, QObject *parent)
    : QObject(parent), m_host(host), m_catalogue(host.catalogue())
{}

BalanceRunner::~BalanceRunner() { finish(); }

std::vector<int> BalanceRunner::seatsOf(const std::string &game) const
{
    std::vector<int> seats;
    if (const GameEntry *entry = m_catalogue.find(QString::fromStdString(game)))
        for (int count = entry->minSeats; count <= entry->maxSeats; ++count)
            seats.push_back(count);
    return seats;
}

ReportPlayers BalanceRunner::players(const RuleSet &rules, int seats)
{
    const std::shared_ptr<const Game> game = official(rules, seats);
    return game ? reportPlayers(*game, baselinesOf(rules.game)) : ReportPlayers();
}

Problems BalanceRunner::start(const RuleSet &rules, int seats, int games, const std::string &player,
                              std::uint64_t first)
{
    cancel();
    const auto definition = m_catalogue.definition(QString::fromStdString(rules.game));
    if (!definition)
        return definition.error();
    const auto game = m_catalogue.makeGame(rules, seats);
    if (!game)
        return game.error();
    m_game = *definition;
    m_rules = rules;
    m_seats = seats;
    readBaseline(rules, player);
    const StudyKey key = studyKey(**game, player);
    const GameEntry *entry = m_catalogue.find(QString::fromStdString(rules.game));
    if (key != m_key)
        readJournal(*entry, key);
    m_key = key;
    StudySpec spec;
    spec.game = *game;
    spec.player = player;
    spec.first = first;
    spec.last = first + static_cast<std::uint64_t>(games) - 1;
    spec.jobs = std::max(1, QThread::idealThreadCount());
    spec.progress = [this] { tell(); };
    m_report.reset();
    m_sight = {looksUpTo(games),
               {entry->minMinutes, entry->maxMinutes},
               m_host.pace(entry->id),
               players(rules, seats).quickHolds};
    m_nextLook = nextLook(0);
    m_decided = false;
    m_clock.start();
    play(std::move(spec));
    return {};
}

// A proof is played with deals that nothing was chosen by.
void BalanceRunner::play(StudySpec spec)
{
    std::vector<StudyRow> known;
    std::copy_if(
        m_rows.begin(), m_rows.end(), std::back_inserter(known),
        [&spec](const StudyRow &row) { return row.seed >= spec.first && row.seed <= spec.last; });
    m_study = std::make_unique<Study>(std::move(spec), std::move(known));
    m_study->start();
    emit began();
    emit changed();
}

void BalanceRunner::readJournal(const GameEntry &game, const StudyKey &key)
{
    m_rows.clear();
    for (StudyRows &rows : m_journal.openCache(game, QStringLiteral("balance"))) {
        if (rows.key == key)
            m_rows = std::move(rows.rows);
    }
    m_kept.clear();
    for (const StudyRow &row : m_rows)
        m_kept.insert(row.seed);
}

void BalanceRunner::keepRows()
{
    for (const StudyRow &row : m_study->rowsBut(m_kept)) {
        (void)m_journal.write(m_key, row); // on a full disk: with one of the next
        m_kept.insert(row.seed);
    }
}

/// The preset that the rules build on; null when there is none for so many seats.
std::shared_ptr<const Game> BalanceRunner::official(const RuleSet &rules, int seats) const
{
    const auto definition = m_catalogue.definition(QString::fromStdString(rules.game));
    if (!definition)
        return nullptr;
    const auto game = m_catalogue.makeGame(
        officialRuleSet((*definition)->schema, (*definition)->texts, rules.base), seats);
    return game ? *game : nullptr;
}

const Baselines &BalanceRunner::baselinesOf(const std::string &game)
{
    if (game == m_baselinesOf)
        return m_baselines;
    const Loaded<Baselines> read = readBaselines(*m_catalogue.find(QString::fromStdString(game)));
    m_baselines = read ? *read : Baselines();
    m_baselinesOf = game;
    return m_baselines;
}

void BalanceRunner::readBaseline(const RuleSet &rules, const std::string &player)
{
    m_baseline.reset();
    const std::shared_ptr<const Game> game = official(rules, m_seats);
    if (!game)
        return;
    if (const Baseline *found = baselinesOf(rules.game).find(studyKey(*game, player)))
        m_baseline = *found;
}

// Called from the playing threads; one call at a time is on its way to the GUI thread.
void BalanceRunner::tell()
{
    if (m_told.exchange(true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_told = false;
            if (!m_study || !m_game)
                return;
            keepRows();
            const int done = m_study->done();
            const bool waited = !m_report && m_clock.elapsed() >= kPatience && done >= kLeastGames;
            if (done > 0 && (done >= m_nextLook || waited || m_study->over()))
                look();
            emit changed();
        },
        Qt::QueuedConnection);
}

// Only now and then, so that what is called certain is: each look is one more chance to be wrong.
void BalanceRunner::look()
{
    const std::vector<StudyRow> rows = m_study->rows();
    const StudyCounts counts = countsOf(rows, m_seats);
    const Baseline *baseline = m_baseline ? &*m_baseline : nullptr;
    m_report = makeReport(*m_game, m_study->key(), counts, baseline);
    addKnownFacts(*m_report, *m_game, rows, baseline, m_sight);
    m_nextLook = nextLook(static_cast<int>(rows.size()));
    if (m_study->over() || !isDecided(*m_report, counts, baseline, m_sight))
        return;
    m_decided = true;
    m_study->cancel();
}

void BalanceRunner::pause()
{
    if (m_study)
        m_study->pause();
    emit changed();
}

void BalanceRunner::resume()
{
    if (m_study)
        m_study->resume();
    emit changed();
}

/// Every match that was played to its end is kept.
void BalanceRunner::finish()
{
    if (!m_study)
        return;
    m_study->cancel();
    m_study->wait();
    keepRows();
    std::set<std::uint64_t> before;
    for (const StudyRow &row : m_rows)
        before.insert(row.seed);
    for (StudyRow &row : m_study->rowsBut(before))
        m_rows.push_back(std::move(row));
    m_study.reset();
}

void BalanceRunner::cancel()
{
    if (!m_study)
        return;
    finish();
    emit changed();
}

void BalanceRunner::clear()
{
    cancel();
    m_rows.clear();
    m_key = {};
    m_report.reset();
    emit changed();
}

} // namespace takujo::editor
