#include "evaluation/study.h"

#include <algorithm>

namespace takujo {

StudyKey studyKey(const Game &game, const std::string &player)
{
    const GameDefinition &definition = game.definition();
    return {definition.id, ruleHash(definition.schema, game.rules()), game.seats(),
            player.empty() ? studyPlayer(game) : player};
}

Study::Study(StudySpec spec, std::vector<StudyRow> known)
    : m_spec(std::move(spec)), m_key(studyKey(*m_spec.game, m_spec.player))
{
    for (StudyRow &row : known)
        m_rows.emplace(row.seed, std::move(row));
    for (std::uint64_t seed = m_spec.first; seed <= m_spec.last; ++seed) {
        if (!m_rows.contains(seed))
            m_todo.push_back(seed);
    }
    m_total = static_cast<int>(m_rows.size() + m_todo.size());
}

Study::~Study()
{
    cancel();
    wait();
}

void Study::start()
{
    const std::scoped_lock lock(m_mutex);
    m_working = std::max(1, m_spec.jobs);
    for (int job = 0; job < m_working; ++job)
        m_threads.emplace_back([this] { work(m_stop.get_token()); });
}

void Study::pause()
{
    const std::scoped_lock lock(m_mutex);
    m_paused = true;
}

void Study::resume()
{
    const std::scoped_lock lock(m_mutex);
    m_paused = false;
    m_wake.notify_all();
}

void Study::cancel() { m_stop.request_stop(); }

void Study::wait() { m_threads.clear(); }

std::optional<std::uint64_t> Study::next(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, stop, [this] { return !m_paused; });
    if (stop.stop_requested() || m_next >= m_todo.size())
        return std::nullopt;
    return m_todo[m_next++];
}

void Study::work(const std::stop_token &stop)
{
    while (const std::optional<std::uint64_t> seed = next(stop)) {
        std::optional<StudyRow> row = playStudyMatch(*m_spec.game, *seed, stop, m_key.player);
        if (!row)
            break;
        {
            const std::scoped_lock lock(m_mutex);
            m_rows.emplace(*seed, std::move(*row));
        }
        if (m_spec.progress)
            m_spec.progress();
    }
    {
        const std::scoped_lock lock(m_mutex);
        --m_working;
    }
    if (m_spec.progress)
        m_spec.progress();
}

int Study::done() const
{
    const std::scoped_lock lock(m_mutex);
    return static_cast<int>(m_rows.size());
}

bool Study::paused() const
{
    const std::scoped_lock lock(m_mutex);
    return m_paused;
}

bool Study::over() const
{
    const std::scoped_lock lock(m_mutex);
    return m_working == 0 && (m_next >= m_todo.size() || m_stop.stop_requested());
}

std::vector<StudyRow> Study::rows() const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<StudyRow> out;
    out.reserve(m_rows.size());
    for (const auto &[seed, row] : m_rows)
        out.push_back(row);
    return out;
}

std::vector<StudyRow> Study::rowsBut(const std::set<std::uint64_t> &seeds) const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<StudyRow> out;
    for (const auto &[seed, row] : m_rows) {
        if (!seeds.contains(seed))
            out.push_back(row);
    }
    return out;
}

std::optional<StudyRow> Study::row(std::uint64_t seed) const
{
    const std::scoped_lock lock(m_mutex);
    const auto at = m_rows.find(seed);
    return at == m_rows.end() ? std::nullopt : std::optional(at->second);
}

StudyCounts Study::counts() const
{
    const std::scoped_lock lock(m_mutex);
    StudyCounts counts;
    for (const auto &[seed, row] : m_rows)
        counts.add(row, m_key.seats);
    return counts;
}

} // namespace takujo
