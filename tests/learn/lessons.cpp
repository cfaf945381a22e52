#include "lessons.h"

#include "learn/learn_file.h"

#include <nlohmann/json.hpp>

namespace takujo {

LessonPlayer InstalledLesson::at(int step) const
{
    return *LessonPlayer::start(lesson, game, {step, false});
}

Move InstalledLesson::move(const char *text) const { return *game->parseMove(text); }

InstalledLesson installedLesson(Catalogue &catalogue, const char *id)
{
    InstalledLesson out;
    const QString name = QString::fromLatin1(id);
    const auto definition = catalogue.definition(name);
    if (!definition)
        return {};
    out.definition = *definition;
    const Loaded<Lesson> lesson = loadLesson(*catalogue.find(name), (*definition)->schema);
    if (!lesson)
        return {};
    out.lesson = std::make_shared<const Lesson>(*lesson);
    const auto game = catalogue.makeGame(lesson->rules, lesson->seats);
    if (game)
        out.game = *game;
    return out;
}

QString told(const Problems &problems)
{
    QString out;
    for (const Problem &p : problems)
        out += QString::fromStdString(p.text.id + " " + p.path + "\n");
    return out;
}

} // namespace takujo
