#include "forecastmodel.h"

#include <array>
#include <cmath>
#include <stop_token>
#include <utility>

namespace takujo {

namespace {

constexpr int kFirstTrials = 16;        // shown while the aim still moves
constexpr std::array kTrials{128, 256}; // one after the other while it rests
constexpr double kMovedMm = 3;          // less is not seen

/// Where pieces end that do not end where they began.
std::map<QString, QPointF> endsOf(const Track &track)
{
    std::map<std::string, std::pair<QPointF, QPointF>> ways;
    for (const Track::Frame &frame : track.frames) {
        const QPointF at(frame.x, frame.y);
        ways.try_emplace(frame.piece, at, at).first->second.second = at;
    }
    std::map<QString, QPointF> ends;
    for (const auto &[piece, way] : ways)
        if (const QPointF moved = way.second - way.first;
            std::hypot(moved.x(), moved.y()) > kMovedMm)
            ends.emplace(qstr(piece), way.second);
    return ends;
}

} // namespace

struct ForecastModel::Job
{
    AimQuestion question;
    std::stop_source stop;
    bool first = true; ///< GUI thread: the first trials are still being counted
};

struct ForecastModel::Answer
{
    Forecast forecast;
    std::map<QString, QPointF> ends;
    bool last = false;
};

ForecastModel::ForecastModel(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(2); // a cancelled count may still be ending when the next one starts
}

ForecastModel::~ForecastModel()
{
    cancel();
    m_pool.waitForDone();
}

QStringList ForecastModel::labels() const
{
    QStringList out;
    for (const Forecast::Line &line : m_forecast.lines)
        out.append(m_words(line.label));
    return out;
}

QList<int> ForecastModel::counts() const
{
    QList<int> out;
    for (const Forecast::Line &line : m_forecast.lines)
        out.append(line.count);
    return out;
}

QVariantMap ForecastModel::falls() const
{
    QVariantMap out;
    for (const auto &[piece, count] : m_forecast.pieces)
        out.insert(qstr(piece), count);
    return out;
}

QStringList ForecastModel::moved() const
{
    QStringList out;
    for (const auto &[piece, at] : m_ends)
        out.append(piece);
    return out;
}

QPointF ForecastModel::end(const QString &piece) const
{
    const auto at = m_ends.find(piece);
    return at == m_ends.end() ? QPointF() : at->second;
}

// The first trials of an aim are counted to their end: an aim that keeps moving would else never
// get any.
void ForecastModel::ask(AimQuestion question)
{
    const AimQuestion *last = latest();
    if (last && last->seed == question.seed && last->draft == question.draft)
        return; // the same aim, in another language or theme
    m_fresh = false;
    m_settled = false;
    m_rehearsal.load({});
    if (m_job && m_job->first)
        m_next = std::make_unique<AimQuestion>(std::move(question));
    else
        start(std::move(question));
    emit changed();
}

void ForecastModel::forget()
{
    cancel();
    m_rehearsal.load({});
    if (trials() == 0 && m_ends.empty())
        return;
    m_forecast = {};
    m_ends.clear();
    m_fresh = false;
    ++m_revision;
    emit changed();
}

const AimQuestion *ForecastModel::latest() const
{
    return m_next ? m_next.get() : m_job ? &m_job->question : nullptr;
}

// The seed of a rehearsal has nothing of the match: it is made of the ply and a count.
void ForecastModel::rehearse()
{
    if (!latest())
        return;
    m_pool.start([this, question = *latest(), number = ++m_rehearsals] {
        Track track = rehearsed(question, combine64(question.seed, number));
        QMetaObject::invokeMethod(
            this,
            [this, number, draft = question.draft, track = std::move(track)] {
                if (number == m_rehearsals && latest() && latest()->draft == draft)
                    m_rehearsal.load(track);
            },
            Qt::QueuedConnection);
    });
}

Track ForecastModel::rehearsed(const AimQuestion &question, std::uint64_t seed)
{
    const Game &game = *question.game;
    Rng rng(seed);
    const StateBlob before = game.determinize(question.view, rng);
    StateBlob after = before;
    SeatTraits traits{};
    traits.at(static_cast<std::size_t>(game.actor(before))) = question.trait;
    LiveChance live(rng.next(), traits);
    std::vector<ChanceOutcome> outcomes;
    RecordingChance chance(live, outcomes);
    game.apply(after, question.move, chance, nullptr);
    return game.track(before, question.move, outcomes);
}

void ForecastModel::rerender(const Words &words)
{
    m_words = words;
    emit changed();
}

void ForecastModel::start(AimQuestion question)
{
    cancel();
    auto job = std::make_shared<Job>();
    job->question = std::move(question);
    m_job = job;
    m_pool.start([this, job] {
        const AimQuestion &q = job->question;
        const auto report = [this, job](Answer answer) {
            QMetaObject::invokeMethod(
                this, [this, job, answer = std::move(answer)] { deliver(job, answer); },
                Qt::QueuedConnection);
        };
        const auto count = [&](int trials) {
            return q.game->forecast(q.view, q.draft, q.trait, trials, q.seed,
                                    job->stop.get_token());
        };
        Rng rng(q.seed);
        Answer answer{count(kFirstTrials), {}, false};
        answer.ends = endsOf(q.game->track(q.game->determinize(q.view, rng), q.move, {}));
        report(answer);
        for (const int trials : kTrials) {
            if (job->stop.stop_requested())
                return;
            answer.forecast = count(trials);
            answer.last = trials == kTrials.back();
            report(answer);
        }
    });
}

void ForecastModel::cancel()
{
    if (m_job)
        m_job->stop.request_stop();
    m_job.reset();
    m_next.reset();
}

void ForecastModel::deliver(const std::shared_ptr<Job> &job, const Answer &answer)
{
    if (job != m_job)
        return;
    job->first = false;
    m_forecast = answer.forecast;
    m_ends = answer.ends;
    m_fresh = !m_next;
    m_settled = m_fresh && answer.last;
    ++m_revision;
    if (const auto next = std::move(m_next))
        start(std::move(*next));
    emit changed();
}

} // namespace takujo
