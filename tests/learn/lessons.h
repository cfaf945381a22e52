#pragma once
#include "learn/lesson_check.h"
#include "learn/lesson_player.h"
#include "plugin/catalogue.h"

#include <QString>

namespace takujo {

/// The lesson of an installed game and its game. Empty when something is wrong.
struct InstalledLesson
{
    const GameDefinition *definition = nullptr;
    std::shared_ptr<const Lesson> lesson;
    std::shared_ptr<const Game> game;

    LessonPlayer at(int step) const;
    Move move(const char *text) const;
};
InstalledLesson installedLesson(Catalogue &catalogue, const char *id);
/// Text ids and paths of the problems, a line each.
QString told(const Problems &problems);

} // namespace takujo
