#include "matchsession.h"

#include "game/rulebook.h"

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

MatchSession::MatchSession(GameEntry entry, std::unique_ptr<Match> match, Language language, QObject *parent)
    : QObject(parent), m_entry(std::move(entry)), m_match(std::move(match)),
      m_words(m_match->game().definition(), language)
{
    m_words.setSeats(m_match->seats());
    m_aiDelay.setSingleShot(true);
    m_progressTick.setInterval(100);
    connect(&m_draft, &DraftModel::changed, this, &MatchSession::showTable);
    connect(&m_ai, &AiRunner::done, this, &MatchSession::aiDone);
    connect(&m_hinter, &AiRunner::done, this, &MatchSession::hintDone);
    connect(&m_aiDelay, &QTimer::timeout, this, &MatchSession::playAi);
    connect(&m_progressTick, &QTimer::timeout, this, &MatchSession::progressChanged);
}

MatchSession::~MatchSession()
{
    disconnect(&m_draft, nullptr, this, nullptr);
}

void MatchSession::prepare()
{
    m_changedFrom = ply();
    updateViewer();
    refresh();
}

void MatchSession::begin()
{
    advance();
}

void MatchSession::stop()
{
    m_ai.cancel();
    m_hinter.cancel();
    m_aiDelay.stop();
    m_progressTick.stop();
    m_aiMove.reset();
    m_waiting = false;
    emit thinkingChanged();
}

QString MatchSession::rulesName() const
{
    const RuleSet &rules = m_match->record().rules;
    const QString own = qstr(language() == Language::Ja ? rules.nameJa : rules.nameEn);
    return own.isEmpty() ? m_words.optional("preset." + rules.base) : own; // a preset has its game's words
}

int MatchSession::humanCount() const
{
    return static_cast<int>(std::count_if(m_match->seats().begin(), m_match->seats().end(), [](const SeatSetup &s) {
        return s.kind == SeatSetup::Kind::Human;
    }));
}

bool MatchSession::isHuman(SeatId seat) const
{
    return seat >= 0 && m_match->seats().at(static_cast<std::size_t>(seat)).kind == SeatSetup::Kind::Human;
}

bool MatchSession::myTurn() const
{
    const SeatId actor = m_match->actor();
    return live() && !covered() && !m_replay && actor != kNoSeat && actor == m_viewer && isHuman(actor);
}

QString MatchSession::undoKind() const
{
    if (covered() || m_replay || m_viewer == kNoSeat)
        return u"none"_s;
    switch (m_match->canUndo(m_viewer)) {
    case UndoKind::Free: return u"free"_s;
    // in a game won together it would be a way of talking about hidden cards
    case UndoKind::Practice: return m_entry.cooperative && humanCount() > 1 ? u"none"_s : u"practice"_s;
    case UndoKind::None: break;
    }
    return u"none"_s;
}

QString MatchSession::dealNumber() const
{
    const std::uint64_t number = m_match->record().seed % 100'000'000;
    return u"%1-%2"_s.arg(number / 10'000, 4, 10, QChar(u'0')).arg(number % 10'000, 4, 10, QChar(u'0'));
}

// Whose view is on the screen. With several people it is the last one who uncovered the hand;
// before the next one's decision the screen is covered and shows what everybody may see.
void MatchSession::updateViewer()
{
    const SeatId actor = m_match->actor();
    const int humans = humanCount();
    if (m_replay && humans != 1)
        return; // looked at from outside
    if (humans == 1) {
        if (leaveToLastHuman())
            return;
    } else if (humans > 1 && isHuman(actor) && actor != m_viewer) {
        const bool cover = m_match->game().definition().hiddenHands;
        m_coverSeat = cover ? actor : kNoSeat;
        m_viewer = cover ? kNoSeat : actor;
        m_sessionLog.forget();
    }
    if (humans == 0 || m_match->finished() || !isHuman(actor))
        m_coverSeat = kNoSeat;
}

// One person is left. True: somebody else was at the screen until now, so it is covered first, even
// while the computer moves.
bool MatchSession::leaveToLastHuman()
{
    SeatId human = kNoSeat;
    for (SeatId seat = 0; seat < seatCount(); ++seat)
        if (isHuman(seat))
            human = seat;
    const bool others = (m_viewer != kNoSeat && m_viewer != human) || covered();
    const bool cover = others && !finished() && !m_replay && m_match->game().definition().hiddenHands;
    if (m_viewer != human)
        m_sessionLog.forget();
    m_coverSeat = cover ? human : kNoSeat;
    m_viewer = cover ? kNoSeat : human;
    return cover;
}

void MatchSession::uncover()
{
    if (!covered())
        return;
    m_viewer = m_coverSeat;
    m_coverSeat = kNoSeat;
    m_sessionLog.forget();
    refresh();
    advance();
}

void MatchSession::setViewer(int seat)
{
    const bool harmless = m_match->finished() || m_replay || humanCount() == 0;
    if (!harmless || seat < -1 || seat >= seatCount() || seat == m_viewer)
        return;
    m_viewer = static_cast<SeatId>(seat);
    m_sessionLog.forget();
    refresh();
}

bool MatchSession::choose(int index)
{
    const auto &options = m_prompt.prompt().options;
    if (!myTurn() || index < 0 || index >= static_cast<int>(options.size()))
        return false;
    const PromptOption option = options[static_cast<std::size_t>(index)];
    return play(option.move, qstr(option.anchor));
}

bool MatchSession::chooseAnchor(const QString &anchor)
{
    if (!myTurn())
        return false;
    if (const int option = m_prompt.optionAt(anchor); option >= 0)
        return choose(option);
    const std::string wanted = anchor.toStdString();
    const auto has = [&](const std::vector<std::string> &list) {
        return std::find(list.begin(), list.end(), wanted) != list.end();
    };
    if (!has(m_prompt.prompt().anchors) && !has(m_draft.report().anchors))
        return false;
    m_draft.setAnchor(m_draft.anchor() == anchor ? QString() : anchor);
    return true;
}

bool MatchSession::confirmDraft()
{
    if (!myTurn())
        return false;
    if (const auto move = m_draft.report().move)
        return play(*move, m_draft.anchor());
    if (m_draft.report().refusal)
        refuse(*m_draft.report().refusal, m_draft.anchor());
    return false;
}

bool MatchSession::play(const Move &move, const QString &anchor)
{
    const int before = ply();
    if (const Check refusal = m_match->play(move))
        return refuse(*refusal, anchor);
    movedOn(before);
    return true;
}

bool MatchSession::refuse(const Violation &violation, const QString &anchor)
{
    const QString where = violation.anchor.empty() ? anchor : qstr(violation.anchor);
    emit refused(m_words(violation.text), qstr(violation.clause), where);
    return false;
}

void MatchSession::movedOn(int firstPly)
{
    m_changedFrom = firstPly;
    m_shown = -1;
    dropHint();
    emit recordChanged();
    updateViewer();
    refresh();
    announce(firstPly);
    emit hintChanged();
    advance();
}

void MatchSession::tookBack()
{
    m_sessionLog.forget(ply() - 1);
    movedOn(ply());
}

void MatchSession::undo()
{
    if (undoKind() == u"none" || !live())
        return;
    stop();
    if (m_match->undo(m_viewer) > 0)
        tookBack();
    else
        advance();
}

void MatchSession::redo()
{
    if (!m_match->canRedo() || covered() || !live())
        return;
    stop();
    const int before = ply();
    if (m_match->redo())
        movedOn(before);
    else
        advance();
}

void MatchSession::undoTurn()
{
    if (!live() || covered())
        return;
    stop();
    bool any = false;
    while (m_match->canUndo(m_viewer) == UndoKind::Free && m_match->undo(m_viewer) > 0)
        any = true;
    if (any)
        tookBack();
    else
        advance();
}

bool MatchSession::takeBack(int ply)
{
    if (!myTurn() || ply < 0 || ply >= this->ply() || m_match->actorAt(ply) != m_viewer)
        return false;
    if (m_match->turnAt(ply) != m_match->turn() || m_match->canUndo(m_viewer) != UndoKind::Free)
        return false;
    std::vector<Move> moves;
    for (int i = ply; i < this->ply(); ++i)
        if (const PlyRecord &record = m_match->record().plies[static_cast<std::size_t>(i)]; !record.automatic)
            moves.push_back(record.move);
    const auto replayFrom = [&](std::size_t first) -> Check {
        m_match->undoTo(ply);
        for (std::size_t i = first; i < moves.size(); ++i)
            if (Check refusal = m_match->play(moves[i]))
                return refusal;
        return {};
    };
    const Check refusal = replayFrom(1);
    if (refusal)
        replayFrom(0); // as it was: these moves were accepted before
    m_sessionLog.forget(ply - 1);
    movedOn(this->ply());
    return refusal ? refuse(*refusal, {}) : true;
}

void MatchSession::lookAt(int ply)
{
    const int wanted = std::clamp(ply, 0, this->ply());
    const int shown = wanted == this->ply() && !m_replay ? -1 : wanted;
    if (shown == m_shown || covered())
        return;
    m_changedFrom = shown == m_shown + 1 ? m_shown : this->ply();
    m_shown = shown;
    refresh();
    advance();
}

void MatchSession::backToNow()
{
    if (live())
        return;
    m_shown = -1;
    m_changedFrom = ply();
    refresh();
    advance();
}

void MatchSession::takeOver(int seat)
{
    setSeat(seat, SeatSetup::Kind::Human, {});
}

void MatchSession::giveBack(int seat, const QString &level)
{
    setSeat(seat, SeatSetup::Kind::Ai, level);
}

void MatchSession::setSeat(int seat, SeatSetup::Kind kind, const QString &level)
{
    if (seat < 0 || seat >= seatCount() || finished())
        return;
    SeatSetup setup = m_match->seats().at(static_cast<std::size_t>(seat));
    setup.kind = kind;
    if (!level.isEmpty())
        setup.level = level.toStdString();
    stop();
    dropHint();
    m_match->setSeat(static_cast<SeatId>(seat), setup);
    m_words.setSeats(m_match->seats());
    m_sessionLog.forget();
    emit recordChanged();
    updateViewer();
    refresh();
    emit wordsChanged();
    emit hintChanged();
    advance();
}

void MatchSession::giveUp(int seat)
{
    if (seat < 0 || seat >= seatCount() || finished())
        return;
    m_match->giveUp(static_cast<SeatId>(seat));
    setSeat(seat, SeatSetup::Kind::Ai, {});
}

void MatchSession::setLanguage(Language language)
{
    m_words.setLanguage(language);
    m_words.setSeats(m_match->seats());
    m_sessionLog.forget();
    m_draft.rerender(m_words);
    refresh();
    emit wordsChanged();
    emit hintChanged();
}

Check MatchSession::refusalAt(const QString &anchor) const
{
    if (!myTurn())
        return {};
    Draft draft = m_draft.draft();
    draft.anchor = anchor.toStdString();
    return m_match->probe(draft).refusal;
}

QString MatchSession::whyNot(const QString &anchor)
{
    const Check refusal = refusalAt(anchor);
    return refusal ? m_words(refusal->text) : QString();
}

QString MatchSession::whyNotClause(const QString &anchor)
{
    const Check refusal = refusalAt(anchor);
    return refusal ? qstr(refusal->clause) : QString();
}

QString MatchSession::ruleText(const QString &clause) const
{
    const Game &game = m_match->game();
    const RulebookParagraph paragraph =
        rulebookClause(game.definition(), game.rules(), seatCount(), language(), clause.toStdString());
    return qstr(paragraph.markdown).remove(u"**"_s);
}

} // namespace takujo
