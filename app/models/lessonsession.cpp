#include "lessonsession.h"

#include "learn/lesson_words.h"

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString anchorName(const std::string &id) { return u"anchor:"_s + qstr(id); }

/// Place of the first target that the piece or place belongs to; last when there is none.
std::size_t rankOf(const std::vector<LessonTarget> &targets, const std::string &id,
                   const Presentation &table)
{
    const auto it = std::find_if(targets.begin(), targets.end(),
                                 [&](const LessonTarget &t) { return hits(t, id, table); });
    return static_cast<std::size_t>(it - targets.begin());
}

/// Number of the group the piece is in; -1 = none.
int groupOf(const Draft &draft, const std::string &id)
{
    const auto it = std::find_if(draft.groups.begin(), draft.groups.end(), [&](const auto &group) {
        return std::find(group.begin(), group.end(), id) != group.end();
    });
    return it == draft.groups.end() ? -1 : static_cast<int>(it - draft.groups.begin());
}

} // namespace

LessonSession::LessonSession(const GameEntry &entry, LessonPlayer player, Language language)
    : m_player(std::move(player)),
      m_session(entry, std::make_unique<Match>(m_player.match()), language)
{
    m_session.addTexts(m_player.lesson().texts);
    m_session.setGate(this);
    m_session.prepare();
    connect(&m_session, &MatchSession::refused, this, &LessonSession::hearRefusal);
    connect(&m_session, &MatchSession::changed, this, &LessonSession::changed);
    connect(m_session.draft(), &DraftModel::changed, this, &LessonSession::hearDraft);
}

int LessonSession::scene() const
{
    const std::vector<LessonStep> &all = m_player.lesson().steps;
    return static_cast<int>(std::count_if(all.begin(), all.begin() + step() + 1,
                                          [](const LessonStep &s) { return !s.scene.empty(); }));
}

QStringList LessonSession::names() const
{
    QStringList out;
    for (const LessonStep &step : m_player.lesson().steps)
        out.append(m_session.words()(stepName(step)));
    return out;
}

QString LessonSession::text() const { return m_session.words()(stepText(m_player.step())); }

QStringList LessonSession::clauses() const
{
    QStringList out;
    for (const std::string &clause : m_player.step().clauses)
        out.append(qstr(clause));
    return out;
}

QStringList LessonSession::learnt() const
{
    QStringList all;
    for (const LessonStep &step : m_player.lesson().steps)
        if (!step.moves.empty())
            all.append(m_session.words()(stepName(step)));
    const qsizetype last = all.size() - 1;
    return last < 3 ? all : QStringList{all.first(), all.at(last / 2), all.at(last)};
}

QString LessonSession::nameOfOption(const Move &move) const
{
    const auto &options = m_session.match().table(kLearner).prompt.options;
    for (std::size_t row = 0; row < options.size(); ++row)
        if (options[row].move == move)
            return options[row].anchor.empty() ? u"option:%1"_s.arg(row)
                                               : anchorName(options[row].anchor);
    return {};
}

QString LessonSession::nameOf(const LessonTarget &target) const
{
    const Match &match = m_session.match();
    switch (target.kind) {
    case LessonTarget::Kind::Piece:
    case LessonTarget::Kind::Slot: return anchorName(target.id);
    case LessonTarget::Kind::Zone: return u"zone:"_s + qstr(target.id);
    case LessonTarget::Kind::Counter: return u"counter:"_s + qstr(target.id);
    case LessonTarget::Kind::Seat: return u"seat:"_s + qstr(target.id);
    case LessonTarget::Kind::Option: {
        const Loaded<Move> move = match.game().parseMove(target.id);
        return move ? nameOfOption(*move) : QString();
    }
    case LessonTarget::Kind::Confirm: return u"confirm:"_s;
    case LessonTarget::Kind::Anchors: break;
    }
    const std::vector<std::string> anchors = match.table(kLearner).prompt.anchors;
    return anchors.empty() ? QString() : anchorName(anchors.front());
}

/// The answer that is to be put together; none where the move is picked.
std::optional<Draft> LessonSession::wanted() const
{
    const std::optional<Move> move = m_player.shown();
    if (!move || m_session.match().actor() != kLearner)
        return {};
    Draft draft = m_session.match().game().draftOf(m_session.match().view(kLearner), *move);
    return draft == Draft{} ? std::nullopt : std::optional(std::move(draft));
}

void LessonSession::setByButton(const QList<int> &groups)
{
    m_byButton = groups;
    emit changed();
}

/// Pieces and the place that are not chosen yet, in the order in which the step shows them.
QStringList LessonSession::missing(const Draft &wanted) const
{
    const Draft &made = m_session.draft()->draft();
    std::vector<std::pair<std::string, QString>> all; // id, name
    for (std::size_t group = 0; group < wanted.groups.size(); ++group) {
        const int number = static_cast<int>(group);
        const bool byButton = m_byButton.contains(number);
        for (const std::string &id : wanted.groups[group]) {
            const int at = groupOf(made, id);
            if (at != number && (at < 0 || byButton))
                all.emplace_back(id, byButton ? u"group:%1/%2"_s.arg(number).arg(qstr(id))
                                              : anchorName(id));
        }
    }
    if (!wanted.anchor.empty() && made.anchor != wanted.anchor)
        all.emplace_back(wanted.anchor, anchorName(wanted.anchor));
    const Presentation table = m_session.match().table(kLearner);
    const auto &focus = m_player.step().focus;
    std::stable_sort(all.begin(), all.end(), [&](const auto &a, const auto &b) {
        return rankOf(focus, a.first, table) < rankOf(focus, b.first, table);
    });
    QStringList names;
    for (const auto &each : all)
        names.append(each.second);
    return names;
}

QStringList LessonSession::route() const
{
    if (!asks())
        return {};
    const std::optional<Move> move = m_player.shown();
    if (!move)
        return {nameOf(m_player.step().press.front())};
    const std::optional<Draft> draft = wanted();
    const auto pieces = [](const Draft &d) {
        return std::any_of(d.groups.begin(), d.groups.end(),
                           [](const auto &g) { return !g.empty(); });
    };
    const QString option = nameOfOption(*move);
    if (!option.isEmpty() && (!m_session.prompt()->composed() || !draft || !pieces(*draft)))
        return {option};
    const std::optional<Move> &made = m_session.draft()->report().move;
    const bool complete = made && m_player.accepts(*made);
    if (m_session.prompt()->prompt().kind == PromptKind::Shot)
        return complete ? QStringList{u"confirm:"_s} : QStringList{u"aim:"_s, u"confirm:"_s};
    return (complete || !draft ? QStringList() : missing(*draft)) + QStringList{u"confirm:"_s};
}

QString LessonSession::ring() const
{
    const QStringList names = route();
    return names.isEmpty() ? QString() : names.first();
}

QList<int> LessonSession::aim() const
{
    const std::optional<Draft> draft = wanted();
    return draft ? QList<int>(draft->aim.begin(), draft->aim.end()) : QList<int>();
}

QStringList LessonSession::lit() const
{
    QStringList out;
    const LessonStep &step = m_player.step();
    for (const auto *targets : {&step.focus, &step.related})
        for (const LessonTarget &target : *targets) {
            if (target.kind == LessonTarget::Kind::Anchors)
                for (const std::string &id : m_session.match().table(kLearner).prompt.anchors)
                    out.append(anchorName(id));
            else
                out.append(nameOf(target));
        }
    out.removeAll(QString());
    out.removeDuplicates();
    return out;
}

void LessonSession::setLanguage(Language language)
{
    m_wrong.clear(); // said in the other language
    m_session.setLanguage(language);
}

void LessonSession::next()
{
    const int plies = m_session.ply();
    if (!m_player.next())
        return;
    if (m_player.progress().done) {
        emit stepped();
        emit done();
        return;
    }
    forgetAnswers();
    m_session.showMatch(m_player.match(), m_player.step().scene.empty() ? plies : -1);
    enter();
}

void LessonSession::goTo(int step)
{
    const int last = steps() - 1;
    if (step < 0 || step > last)
        return;
    if (step == last && step != this->step()) {
        m_player.skip();
    } else {
        while (m_player.progress().step > step + 1)
            m_player.back();
        if (m_player.progress().step > step)
            m_player.back();
        else
            m_player.again();
    }
    forgetAnswers();
    m_session.showMatch(m_player.match(), -1);
    enter();
}

// A press shows what it chose until the next one is asked for.
void LessonSession::enter()
{
    if (!m_player.step().press.empty())
        m_session.draft()->clear();
    emit stepped();
    emit changed();
}

void LessonSession::forgetAnswers()
{
    m_answered = false;
    m_right = {};
    m_wrong.clear();
    m_wrongAt.clear();
    m_mistakes = 0;
}

void LessonSession::hearRefusal(const QString &text, const QString &clause, const QString &anchor)
{
    m_wrong = text;
    m_wrongClause = clause;
    m_wrongAt = anchor;
    m_refused = m_session.draft()->draft();
    ++m_mistakes;
    emit changed();
    emit mistaken();
}

/// What was refused is no longer what stands there.
void LessonSession::hearDraft()
{
    if (m_session.draft()->draft() != m_refused) {
        m_wrong.clear();
        m_wrongAt.clear();
    }
    emit changed();
}

Violation LessonSession::somethingElse() const
{
    return {m_player.step().clauses.front(),
            Text("learn.other").sub("step", stepName(m_player.step())),
            {}};
}

/// What was right is noted, what was wrong is said.
Check LessonSession::told(const LessonAnswer &answer, const QString &id)
{
    if (answer.kind == LessonAnswer::Kind::Wrong)
        return Violation{answer.clause.empty() ? m_player.step().clauses.front() : answer.clause,
                         answer.text, id.toStdString()};
    m_wrong.clear();
    m_wrongAt.clear();
    if (answer.kind == LessonAnswer::Kind::Right && !asks()) {
        m_answered = true;
        m_right = answer.text;
    }
    emit changed();
    return {};
}

Check LessonSession::play(Match &match, const Move &move)
{
    if (m_answered)
        return Violation{};
    const int ply = match.plyCount();
    if (Check wrong = told(m_player.play(move), {}))
        return wrong;
    match = m_player.match();
    for (int at = ply; at < match.plyCount() && m_answered && m_right.empty(); ++at)
        for (const Event &event : match.events(kLearner, at))
            if (m_right.empty() && event.actor == kLearner)
                m_right = event.text;
    return {};
}

Check LessonSession::press(const QString &id)
{
    if (m_answered)
        return Violation{};
    if (!asks())
        return somethingElse();
    const bool only = !m_player.step().press.empty(); // nothing is played
    if (!only && !m_session.prompt()->optionsAt(id).isEmpty())
        return {}; // what it would play is judged
    if (Check wrong = told(m_player.press(id.toStdString()), id); wrong || !only)
        return wrong;
    const std::vector<std::string> &anchors = m_session.prompt()->prompt().anchors;
    if (std::find(anchors.begin(), anchors.end(), id.toStdString()) != anchors.end())
        m_session.draft()->setAnchor(id); // stays chosen for the next step
    return Violation{};
}

std::optional<int> LessonSession::pick(const QString &id)
{
    if (const Check wrong = press(id)) {
        m_session.refuse(*wrong, id);
        return {};
    }
    const std::optional<Draft> draft = wanted();
    const int group = draft ? groupOf(*draft, id.toStdString()) : -1;
    return m_byButton.contains(group) ? -1 : group;
}

void LessonSession::pressed(const QString &id)
{
    if (const Check wrong = press(id))
        m_session.refuse(*wrong, id);
}

} // namespace takujo
