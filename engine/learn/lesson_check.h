#pragma once
#include "learn/lesson.h"

namespace takujo {

/// What a check went through.
struct LessonReport
{
    Problems problems; ///< paths are those of the lesson file
    int moves = 0;     ///< played as the learner's, over all ways through the lesson
    int statements = 0;
};

/// Proves a lesson: whatever the learner does of what a step accepts, every later step is reached, every
/// move asked for is legal, every statement true, everything in the light is on the table; every card is
/// worded in both languages and short, every clause one of the game's.
LessonReport checkLesson(const GameDefinition &definition, const Lesson &lesson);

} // namespace takujo
