#pragma once
#include "learn/lesson.h"

namespace takujo {

/// Ids of a step's words in the lesson's texts.
inline std::string stepName(const LessonStep &step) { return "lesson." + step.id; }
inline std::string stepText(const LessonStep &step) { return stepName(step) + ".text"; }
inline std::string mistakeText(const LessonStep &step, const LessonMistake &mistake)
{
    return stepName(step) + "." + mistake.text;
}

/// Longest card: words in English, characters in Japanese; sentences in both.
inline constexpr int kMostWords = 40;
inline constexpr int kMostCharacters = 80;
inline constexpr int kMostSentences = 2;

/// Both languages complete, nothing too long, no words that no step shows. Empty = fine.
Problems checkLessonWords(const Lesson &lesson);

} // namespace takujo
