#include "learn/learn_file.h"

#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

namespace takujo {

namespace {

QString besidePlugin(const GameEntry &entry, const char *name)
{
    return QFileInfo(entry.pluginFile).absolutePath() + QLatin1Char('/') + entry.id +
           QLatin1String(name);
}

Problems inFile(Problems problems, const QString &file)
{
    for (Problem &p : problems)
        p.file = file.toStdString();
    return problems;
}

Problems addWords(TextCatalog &texts, Language language, const QString &file)
{
    const Loaded<std::string> words = readFile(file);
    if (!words)
        return words.error();
    return texts.add(language, *words) ? Problems() : inFile(problem("learn.words"), file);
}

} // namespace

QString lessonFileOf(const GameEntry &entry) { return besidePlugin(entry, ".lesson.json"); }

bool hasLesson(const GameEntry &entry) { return QFileInfo::exists(lessonFileOf(entry)); }

Loaded<Lesson> loadLesson(const GameEntry &entry, const RuleSchema &schema)
{
    const QString file = lessonFileOf(entry);
    const Loaded<Json> document = readJsonFile(file);
    if (!document)
        return document.error();
    Loaded<Lesson> lesson = readLesson(schema, *document);
    if (!lesson)
        return inFile(lesson.error(), file);
    Problems wrong = addWords(lesson->texts, Language::Ja, besidePlugin(entry, ".lesson.ja.json"));
    if (wrong.empty())
        wrong = addWords(lesson->texts, Language::En, besidePlugin(entry, ".lesson.en.json"));
    if (!wrong.empty())
        return wrong;
    return lesson;
}

bool hasGuide(const GameEntry &entry)
{
    return QFileInfo::exists(besidePlugin(entry, ".guide.json"));
}

Loaded<Guide> loadGuide(const GameEntry &entry, const RuleSchema &schema)
{
    const QString file = besidePlugin(entry, ".guide.json");
    if (!hasGuide(entry)) {
        Guide none;
        none.game = entry.id.toStdString();
        return none;
    }
    const Loaded<Json> document = readJsonFile(file);
    if (!document)
        return document.error();
    Loaded<Guide> guide = readGuide(schema, *document);
    if (!guide)
        return inFile(guide.error(), file);
    Problems wrong = addWords(guide->texts, Language::Ja, besidePlugin(entry, ".guide.ja.json"));
    if (wrong.empty())
        wrong = addWords(guide->texts, Language::En, besidePlugin(entry, ".guide.en.json"));
    if (!wrong.empty())
        return wrong;
    return guide;
}

QString puzzleFileOf(const GameEntry &entry) { return besidePlugin(entry, ".puzzles.json"); }

Loaded<PuzzleSet> loadPuzzles(const GameEntry &entry, const RuleSchema &schema)
{
    const QString file = puzzleFileOf(entry);
    if (!QFileInfo::exists(file))
        return PuzzleSet{entry.id.toStdString(), {}, {}};
    const Loaded<Json> document = readJsonFile(file);
    if (!document)
        return document.error();
    Loaded<PuzzleSet> puzzles = readPuzzles(schema, *document);
    if (!puzzles)
        return inFile(puzzles.error(), file);
    return puzzles;
}

} // namespace takujo
