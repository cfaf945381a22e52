#include "demo.h"

#include "io/files.h"
#include "waiting.h"

#include <nlohmann/json.hpp>

#include <QDir>

#include <cstdio>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSimulations = 64; ///< of every decision: a quick opponent, the same on every machine
constexpr int kMatchTimeout = 600'000; ///< ms
constexpr int kPicturePly = 24; ///< the table is photographed here, or half-way in shorter matches

} // namespace

Demo::Demo(Desktop &desktop)
    : m_desktop(desktop), m_folder(QDir(desktop.options().demoFolder).absolutePath())
{}

int Demo::run()
{
    m_desktop.app().setSimulations(kSimulations);
    settle(400);
    shot(u"shelf"_s);
    bool good = !m_desktop.catalogue().games().empty() && m_desktop.catalogue().problems().empty();
    Json matches = Json::array();
    for (const GameEntry &game : m_desktop.catalogue().games()) {
        good = good && !closed();
        if (closed())
            break;
        Json result{{"game", game.id.toStdString()}};
        good = play(game.id, result) && good;
        matches.push_back(result);
    }
    Json problems = Json::array(); // of plugins
    for (const QString &line : problemLines(m_desktop.catalogue().problems(), Language::En))
        problems.push_back(line.toStdString());
    const Json all{{"version", TAKUJO_VERSION},
                   {"ok", good},
                   {"problems", problems},
                   {"matches", matches},
                   {"pictures", m_pictures}};
    good = writeFile(m_folder + u"/results.json"_s, prettyJson(all), false).empty() && good;
    std::printf("%s: %s/results.json\n", good ? "ok" : "failed", qPrintable(m_folder));
    return good ? 0 : 1;
}

bool Demo::play(const QString &game, Json &result)
{
    SetupModel *setup = m_desktop.app().setup();
    if (!setup->choose(game)) {
        result["problem"] = "the game cannot be opened";
        return false;
    }
    m_desktop.go(u"setup"_s);
    settle();
    shot(game + u"-setup"_s);
    for (int row = 0; row < setup->seats()->count(); ++row)
        setup->setHuman(row, false);
    if (!m_desktop.app().startWithoutKeeping()) {
        result["problem"] = "the match cannot be started";
        return false;
    }
    MatchSession *session = m_desktop.app().session();
    session->view()->lookFrom(0);
    m_desktop.go(u"table"_s);
    const auto over = [this, session] { return session->finished() || closed(); };
    waitUntil([&] { return session->ply() >= kPicturePly || over(); }, kMatchTimeout);
    if (session->finished()) {
        m_desktop.go(u"table"_s);
        session->cursor()->lookAt(session->ply() / 2);
    }
    settle(50);
    shot(game + u"-table"_s);
    session->cursor()->backToNow();
    const bool ended = waitUntil(over, kMatchTimeout) && session->finished();
    if (!waitUntil([this] { return m_desktop.page() == u"result" || closed(); }, 5000))
        m_desktop.go(u"result"_s);
    settle();
    shot(game + u"-result"_s);
    report(*session, result);
    result["finished"] = ended;
    return ended;
}

void Demo::report(MatchSession &session, Json &result)
{
    result["rules"] = session.match().record().rules.nameEn;
    result["seats"] = session.seatCount();
    result["plies"] = session.ply();
    Json points = Json::array();
    for (const int total : session.outcome()->totals())
        points.push_back(total);
    result["points"] = points;
    result["headline"] = session.outcome()->told().toStdString();
}

bool Demo::closed() const { return !m_desktop.window()->isVisible(); }

bool Demo::shot(const QString &name)
{
    const QString file = m_folder + u'/' + name + u".png"_s;
    const bool good = saveShot(m_desktop.window(), file);
    if (good)
        m_pictures.push_back((name + u".png"_s).toStdString());
    return good;
}

} // namespace takujo
