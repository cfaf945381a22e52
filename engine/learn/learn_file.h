#pragma once
#include "learn/guide.h"
#include "learn/lesson.h"
#include "learn/puzzle.h"
#include "plugin/game_entry.h"

namespace takujo {

/// `<id>.lesson.json` beside the plugin; its words are `<id>.lesson.ja.json` and `<id>.lesson.en.json`.
QString lessonFileOf(const GameEntry &entry);
bool hasLesson(const GameEntry &entry);
/// Problems carry the file's name.
Loaded<Lesson> loadLesson(const GameEntry &entry, const RuleSchema &schema);

bool hasGuide(const GameEntry &entry);
/// `<id>.guide.json` beside the plugin, with its words. An empty guide when there is none.
Loaded<Guide> loadGuide(const GameEntry &entry, const RuleSchema &schema);

/// `<id>.puzzles.json` beside the plugin.
QString puzzleFileOf(const GameEntry &entry);
/// None when there is no such file. Problems carry the file's name.
Loaded<PuzzleSet> loadPuzzles(const GameEntry &entry, const RuleSchema &schema);

} // namespace takujo
