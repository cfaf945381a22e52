// Lessons: opened, kept, left for a match.
#include "app.h"

#include "game/within_memory.h"
#include "learn/learn_file.h"
#include "matchsounds.h"

#include <nlohmann/json.hpp>

#include <QQmlEngine>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString stepKey(const QString &game) { return u"lesson/"_s + game; }
QString doneKey(const QString &game) { return stepKey(game) + u".done"_s; }

} // namespace

QVariantMap App::lessonProgress(const QString &game)
{
    const GameEntry *entry = entryOf(game);
    int steps = 0;
    if (entry && hasLesson(*entry)) // only looked at: the shelf loads no game
        if (const Loaded<Json> file = readJsonFile(lessonFileOf(*entry)); file && file->is_object())
            steps = static_cast<int>(file->value("steps", Json::array()).size());
    const int step = m_parts.settings.other(stepKey(game)).toInt();
    return {{u"done"_s, m_parts.settings.other(doneKey(game)).toBool()},
            {u"step"_s, std::clamp(step, 0, std::max(0, steps - 1))},
            {u"steps"_s, steps}};
}

Loaded<LessonPlayer> App::lessonOf(const GameEntry &entry)
{
    const auto definition = m_parts.catalogue.definition(entry.id);
    if (!definition)
        return definition.error();
    Loaded<Lesson> lesson = loadLesson(entry, (*definition)->schema);
    if (!lesson)
        return lesson.error();
    const auto game = m_parts.catalogue.makeGame(lesson->rules, lesson->seats);
    if (!game)
        return game.error();
    const int step = lessonProgress(entry.id)[u"step"_s].toInt();
    return withinMemory([&] {
        return LessonPlayer::start(std::make_shared<const Lesson>(std::move(lesson).value()), *game,
                                   {step, false});
    });
}

bool App::openLesson(const QString &game)
{
    const GameEntry *entry = entryOf(game);
    if (!entry || !hasLesson(*entry))
        return false;
    Loaded<LessonPlayer> player = lessonOf(*entry);
    if (!player)
        return fail(tr("This lesson cannot be opened"), player.error());
    auto session = std::make_unique<LessonSession>(*entry, std::move(player).value(),
                                                   m_parts.translation.language());
    QQmlEngine::setObjectOwnership(session.get(), QQmlEngine::CppOwnership);
    adopt(*session->session());
    new MatchSounds(m_sounds, session->session());
    connect(session.get(), &LessonSession::stepped, this, [this] { keepLesson(false); });
    connect(session.get(), &LessonSession::done, this, [this] { keepLesson(true); });
    replace(m_lesson, std::move(session), &App::lessonChanged);
    emit lessonOpened();
    return true;
}

// Whoever opens a lesson again that is done begins anew.
void App::keepLesson(bool done)
{
    const QString game = m_lesson->session()->entry().id;
    m_parts.settings.setOther(stepKey(game), done ? 0 : m_lesson->step());
    if (done)
        m_parts.settings.setOther(doneKey(game), true);
    emit lessonProgressChanged(game);
}

std::vector<SeatSetup> App::seatsAround(SeatId person, int seats, const std::string &level) const
{
    std::vector<SeatSetup> setups(static_cast<std::size_t>(seats));
    for (SeatId seat = 0; seat < seats; ++seat) {
        SeatSetup &setup = setups[toIndex(seat)];
        setup.kind = seat == person ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai;
        setup.colour = seat;
        if (seat == person)
            setup.name = m_parts.settings.playerName().toStdString();
        else
            setup.level = level;
    }
    return setups;
}

bool App::playLesson()
{
    if (!m_lesson)
        return false;
    const LessonMatch &own = m_lesson->player().lesson().match;
    m_endsLesson = started(begin(own.rules, seatsAround(kLearner, own.seats, own.level), newSeed()),
                           qstr(own.rules.game));
    return m_endsLesson;
}

bool App::leaveLesson()
{
    if (!m_lesson)
        return false;
    const Match &scene = m_lesson->player().match();
    if (scene.finished())
        return playLesson();
    const Lesson &lesson = m_lesson->player().lesson();
    auto match = std::make_unique<Match>(Match::fromPosition(
        scene.gamePtr(), lesson.rules, seatsAround(kLearner, lesson.seats, lesson.match.level),
        scene.stateAt(scene.plyCount()), newSeed()));
    std::unique_ptr<MatchSession> session = sessionOf(std::move(match), false);
    session->setKept(false);
    host(std::move(session), {});
    return true;
}

} // namespace takujo
