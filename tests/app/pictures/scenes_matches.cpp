// The tables of every game, and what comes after a match.
#include "scenes.h"

#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRestMs = 300;
constexpr int kMatchMs = 240'000;
constexpr int kMiddlePly = 26; ///< pieces lie about by then in every game
constexpr int kSearchMs = 30'000;

void go(WindowDriver &window, const QString &page)
{
    window.desktop().go(page);
    QTest::qWait(kRestMs);
}

/// A match in which the computer plays for everybody.
MatchSession *begin(WindowDriver &window, const QString &game)
{
    if (!window.desktop().app().quickStart(game))
        return nullptr;
    go(window, u"table"_s);
    window.session()->giveBack(0, u"casual"_s);
    return window.session();
}

/// The person sits down again; their turn. False: the match is over.
bool sitDown(MatchSession *session)
{
    session->takeOver(0);
    return QTest::qWaitFor([&] { return session->myTurn() || session->finished(); }, kSearchMs) &&
           !session->finished();
}

/// The last move of another seat, up to now, that has most to show; -1 = there is none.
int richPly(const Match &match)
{
    int best = -1;
    std::size_t most = 0;
    for (int ply = match.plyCount() / 2; ply < match.plyCount(); ++ply) {
        std::size_t moved = 0;
        for (const Event &event : match.events(0, ply))
            moved += event.motions.size();
        if (match.actorAt(ply) != 0 && moved >= most) {
            best = ply;
            most = moved;
        }
    }
    return best;
}

/// Somebody else has just moved: the panel of the table that tells it stands still.
void pictureTheatre(WindowDriver &window, Album &album, const QString &game)
{
    MatchSession *session = window.session();
    session->giveBack(0, u"casual"_s);
    session->computer()->setPaused(true);
    window.desktop().settings().overrideValue(u"pace"_s, u"normal"_s);
    emit window.desktop().settings().paceChanged();
    Match then = session->match();
    const int ply = richPly(then);
    if (ply >= 0) {
        then.undoTo(ply + 1);
        session->showMatch(then, ply);
        (void)QTest::qWaitFor([&] { return session->scene()->playing(); }, 3000);
        album.take(window, u"table-%1-theatre"_s.arg(game));
    }
    window.desktop().settings().overrideValue(u"pace"_s, u"instant"_s);
    emit window.desktop().settings().paceChanged();
}

void pictureTable(WindowDriver &window, Album &album, const QString &game)
{
    MatchSession *session = begin(window, game);
    if (!session)
        return;
    (void)QTest::qWaitFor([&] { return session->ply() >= kMiddlePly || session->finished(); },
                          kMatchMs);
    if (sitDown(session)) {
        QTest::qWait(kRestMs);
        album.take(window, u"table-%1-turn"_s.arg(game));
        session->hint()->request();
        (void)QTest::qWaitFor([&] { return !session->hint()->text().isEmpty(); }, kSearchMs);
        album.take(window, u"table-%1-hint"_s.arg(game));
        session->hint()->dismiss();
        pictureTheatre(window, album, game);
    }
    window.desktop().app().leaveMatch();
    go(window, u"shelf"_s);
}

void pictureRecord(WindowDriver &window, Album &album, const QString &game)
{
    App &app = window.desktop().app();
    go(window, u"records"_s);
    const QString file = app.records()->value(0, u"file"_s).toString();
    app.showResult(file, false);
    app.viewRecord(file);
    QTest::qWait(kRestMs);
    album.take(window, u"after-%1-hidden"_s.arg(game));
    app.showResult(file, true);
    QTest::qWait(kRestMs);
    if (app.viewed())
        app.viewed()->cursor()->lookAt(app.viewed()->ply() / 2);
    QTest::qWait(kRestMs);
    album.take(window, u"after-%1-record"_s.arg(game));
    if (!app.openViewed())
        return;
    go(window, u"table"_s);
    album.take(window, u"after-%1-replay"_s.arg(game));
}

/// Plays to the end. False: it did not come.
bool finish(WindowDriver &window, Album &album, const QString &name)
{
    MatchSession *session = window.session();
    if (!QTest::qWaitFor([&] { return session->finished(); }, kMatchMs))
        return false;
    (void)QTest::qWaitFor([&] { return window.page() == u"result"; }, 10'000);
    const LuckModel *luck = session->story()->luck();
    (void)QTest::qWaitFor([&] { return !luck->running(); }, 2 * kSearchMs);
    QTest::qWait(kRestMs);
    album.take(window, name + u"-result"_s);
    return true;
}

void pictureReview(WindowDriver &window, Album &album, const QString &game)
{
    if (!album.wants(u"after-%1-review"_s.arg(game)))
        return;
    go(window, u"review"_s);
    const ReviewModel *costly = window.session()->story()->costly();
    (void)QTest::qWaitFor([&] { return costly->ready(); }, 4 * kSearchMs);
    QTest::qWait(kRestMs);
    album.take(window, u"after-%1-review"_s.arg(game));
}

/// The other ends of a game in which all win or all lose, by the clause of the end and who comes to it:
/// levels hardly ever lose.
void pictureOtherEnd(WindowDriver &window, Album &album, const QString &clause,
                     const QString &player, const QString &name)
{
    if (!album.wants(name + u"-result"_s))
        return;
    App &app = window.desktop().app();
    for (quint64 seed = 1; seed <= 200; ++seed) {
        app.setFixedSeed(seed);
        app.setSimulations(400);
        MatchSession *session = begin(window, u"couperation"_s);
        for (int seat = 0; session && !player.isEmpty() && seat < session->seatCount(); ++seat)
            session->giveBack(seat, player);
        if (!session || !QTest::qWaitFor([&] { return session->finished(); }, kMatchMs))
            break;
        const bool won = !session->outcome()->winners().isEmpty();
        if (clause == session->outcome()->clause() && won == (clause == u"CP-26")) {
            finish(window, album, name);
            break;
        }
    }
    app.setFixedSeed(11);
    app.setSimulations(16);
}

} // namespace

void pictureTables(WindowDriver &window, Album &album)
{
    for (const GameEntry &game : window.desktop().catalogue().games())
        if (album.wants(u"table-"_s + game.id))
            pictureTable(window, album, game.id);
}

void pictureAfterwards(WindowDriver &window, Album &album)
{
    for (const GameEntry &entry : window.desktop().catalogue().games()) {
        const QString game = entry.id; // the catalogue may be read again
        if (!album.wants(u"after-"_s + game) || !begin(window, game) ||
            !finish(window, album, u"after-"_s + game))
            continue;
        const bool won = !window.session()->outcome()->winners().isEmpty();
        pictureReview(window, album, game);
        pictureRecord(window, album, game);
        if (game == u"couperation") {
            if (!won)
                pictureOtherEnd(window, album, u"CP-26"_s, {}, u"after-couperation-won"_s);
            // a card did not fit: the scene tells most of it
            pictureOtherEnd(window, album, u"CP-21"_s, u"greedy"_s, u"after-couperation-lost"_s);
            pictureOtherEnd(window, album, u"CP-A7"_s, u"random"_s, u"after-couperation-stuck"_s);
        }
    }
    window.desktop().app().viewRecord({});
    go(window, u"records"_s);
    album.take(window, u"after-records"_s);
    go(window, u"shelf"_s);
    QTest::qWait(5 * kRestMs); // the boards are drawn one after the other
    album.take(window, u"after-shelf"_s);
}

} // namespace takujo
