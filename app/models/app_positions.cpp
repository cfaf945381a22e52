// A position as a file: taken out of a finished match, set up here, by hand or by the tool, and played on.
#include "app.h"

namespace takujo {

using namespace Qt::StringLiterals;

bool App::playPosition(const Json &document, const QString &file)
{
    const Loaded<OpenPosition> open = openPosition(m_parts.catalogue, document);
    if (!open)
        return fail(tr("This position cannot be opened"), open.error(), file);
    if (open->game->actor(open->state) == kNoSeat) {
        emit failed(tr("This position cannot be opened"),
                    tr("The match is over in it: nobody is to decide."));
        return false;
    }
    playFrom(*open);
    return true;
}

std::vector<SeatSetup> App::seatsOf(const OpenPosition &open) const
{
    const bool together = open.game->definition().cooperative;
    const std::string level = together ? "skilled" : m_parts.settings.opponents().toStdString();
    return seatsAround(open.game->actor(open.state), open.game->seats(), level);
}

void App::playFrom(const OpenPosition &open)
{
    leaveMatch();
    std::unique_ptr<MatchSession> session =
        sessionOf(std::make_unique<Match>(Match::fromPosition(open.game, open.rules, seatsOf(open),
                                                              open.state, newSeed())),
                  false);
    session->setKept(false);
    host(std::move(session), {});
    m_setUp = true;
}

bool App::saveViewedPosition()
{
    const QString file =
        m_viewed ? askForFile(tr("Save the position"), viewedName(), u".json"_s, tr("Position"))
                 : QString();
    return !file.isEmpty() && savePosition(*m_viewed, file);
}

QString App::positionOf(const Match &match, int ply)
{
    return PositionDraft::textOf(match.game(), match.record().rules, match.stateAt(ply));
}

bool App::savePosition(MatchSession &session, const QString &file)
{
    const QString text = positionOf(session.match(), session.cursor()->ply());
    const Problems problems = writeFile(file, text.toStdString());
    return problems.empty() || fail(tr("The file could not be saved"), problems);
}

// --- the draft ---

bool App::draftViewed()
{
    if (!m_viewed || !m_viewed->finished())
        return false;
    m_position.open(positionOf(m_viewed->match(), m_viewed->cursor()->ply()));
    return true;
}

/// By the rules of the draft, where it could be read last.
bool App::openExamples(GuideModel &guide)
{
    const MatchSession *shown = m_position.session();
    if (!shown)
        return false;
    const Match &match = shown->match();
    guide.show(m_parts.translation.language());
    return guide.open(shown->entry().id, match.record().rules, match.game().seats());
}

QVariantList App::draftExamples()
{
    GuideModel guide(m_parts.catalogue);
    QVariantList out;
    for (const QString &id : openExamples(guide) ? guide.figures() : QStringList()) {
        const Loaded<OpenFigure> open = guide.figure(id);
        const GuideFigure *figure = guide.figureOf(id);
        if (open && figure)
            out.append(
                QVariantMap{{u"id"_s, id},
                            {u"name"_s, guide.wordsOf(*figure, open->match, figureName(*figure))}});
    }
    return out;
}

bool App::draftExample(const QString &figure)
{
    GuideModel guide(m_parts.catalogue);
    if (!openExamples(guide))
        return false;
    const Loaded<OpenFigure> open = guide.figure(figure);
    if (!open)
        return fail(tr("This figure cannot be opened"), open.error());
    m_position.open(positionOf(open->match, open->match.plyCount()));
    return true;
}

bool App::positionIsOpen() const
{
    return m_session && (m_session->finished() || m_setUp || !m_trial.isEmpty());
}

bool App::draftSession()
{
    if (!positionIsOpen())
        return false;
    // What came to light for others since is theirs while it goes on.
    const int ply = m_session->finished() ? m_session->cursor()->ply() : 0;
    m_position.open(positionOf(m_session->match(), ply));
    return true;
}

bool App::draftFirstTurn()
{
    const RuleSet *rules = m_setup.chosenRules();
    if (!rules)
        return false;
    const std::vector<SeatSetup> seats = m_setup.seatList();
    const auto game = m_parts.catalogue.makeGame(*rules, static_cast<int>(seats.size()));
    if (!game)
        return started(game.error(), m_setup.gameId());
    const std::uint64_t seed = ~newSeed(); // of no match, where the seed is a given one, too
    const Match match(*game, *rules, seats, seed);
    m_position.open(PositionDraft::textOf(**game, *rules, match.stateAt(match.plyCount())));
    return true;
}

bool App::draftFile(const QString &file)
{
    const Loaded<std::string> text = readFile(file);
    if (!text)
        return fail(tr("This position cannot be opened"), text.error(), file);
    m_position.open(qstr(*text));
    return true;
}

bool App::playDraft()
{
    m_position.check(); // somebody may have typed since
    if (!m_position.playable())
        return false;
    playFrom(*m_position.position());
    return true;
}

bool App::saveDraft()
{
    const QString file =
        askForFile(tr("Save the position"), m_position.game(), u".json"_s, tr("Position"));
    return !file.isEmpty() && saveDraftAs(file);
}

bool App::saveDraftAs(const QString &file)
{
    const Problems problems = writeFile(file, m_position.text().toStdString());
    if (!problems.empty())
        return fail(tr("The file could not be saved"), problems);
    m_position.setSaved();
    return true;
}

bool App::discardDraft()
{
    const Problems problems = m_position.discard();
    return problems.empty() || fail(tr("This position could not be removed"), problems);
}

} // namespace takujo
