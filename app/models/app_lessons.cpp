// Lessons: what the shelf knows of them. The page of a lesson listens to `lessonOpened`.
#include "app.h"

#include "learn/learn_file.h"

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

bool App::openLesson(const QString &game)
{
    if (lessonProgress(game)[u"steps"_s].toInt() == 0)
        return false;
    emit lessonOpened();
    return true;
}

} // namespace takujo
