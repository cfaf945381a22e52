// A position as a file: set up by hand or by the tool and played on, or taken out of a finished match.
#include "app.h"
#include "plugin/open_position.h"

#include <nlohmann/json.hpp>

namespace takujo {

using namespace Qt::StringLiterals;

bool App::playPosition(const Json &document, const QString &file)
{
    const Loaded<OpenPosition> open = openPosition(m_parts.catalogue, document);
    if (!open)
        return fail(tr("This position cannot be opened"), open.error(), file);
    const SeatId actor = open->game->actor(open->state);
    if (actor == kNoSeat) {
        emit failed(tr("This position cannot be opened"),
                    tr("The match is over in it: nobody is to decide."));
        return false;
    }
    const bool together = open->game->definition().cooperative;
    const std::string level = together ? "skilled" : m_parts.settings.opponents().toStdString();
    leaveMatch();
    std::unique_ptr<MatchSession> session =
        sessionOf(std::make_unique<Match>(Match::fromPosition(
                      open->game, open->rules, seatsAround(actor, open->game->seats(), level),
                      open->state, newSeed())),
                  false);
    session->setKept(false);
    host(std::move(session), {});
    return true;
}

bool App::saveViewedPosition()
{
    const QString file =
        m_viewed ? askForFile(tr("Save the position"), u".json"_s, tr("Position")) : QString();
    return !file.isEmpty() && savePosition(*m_viewed, file);
}

bool App::savePosition(MatchSession &session, const QString &file)
{
    const Match &match = session.match();
    const Json document =
        writePosition(match.game(), match.record().rules, match.stateAt(session.cursor()->ply()));
    const Problems problems = writeFile(file, prettyJson(document));
    return problems.empty() || fail(tr("The file could not be saved"), problems);
}

} // namespace takujo
