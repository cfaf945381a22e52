#include "learn/learn_file.h"

#include "game/within_memory.h"
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
    const Loaded<bool> added = withinMemory([&]() -> Loaded<bool> {
        const Loaded<std::string> words = readFile(file);
        if (!words)
            return words.error();
        return texts.add(language, *words);
    });
    if (!added)
        return added.error();
    return *added ? Problems() : inFile(problem("learn.words"), file);
}

/// What `read` makes of the file.
template<class T>
Loaded<T> loaded(const QString &file, const RuleSchema &schema,
                 Loaded<T> (*read)(const RuleSchema &schema, const Json &document))
{
    return withinMemory([&]() -> Loaded<T> {
        const Loaded<Json> document = readJsonFile(file);
        if (!document)
            return document.error();
        Loaded<T> made = read(schema, *document);
        if (!made)
            return inFile(made.error(), file);
        return made;
    });
}

} // namespace

QString lessonFileOf(const GameEntry &entry) { return besidePlugin(entry, ".lesson.json"); }

bool hasLesson(const GameEntry &entry) { return QFileInfo::exists(lessonFileOf(entry)); }

Loaded<Lesson> loadLesson(const GameEntry &entry, const RuleSchema &schema)
{
    Loaded<Lesson> lesson = loaded(lessonFileOf(entry), schema, readLesson);
    if (!lesson)
        return lesson;
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
    if (!hasGuide(entry)) {
        Guide none;
        none.game = entry.id.toStdString();
        return none;
    }
    Loaded<Guide> guide = loaded(besidePlugin(entry, ".guide.json"), schema, readGuide);
    if (!guide)
        return guide;
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
    return loaded(file, schema, readPuzzles);
}

} // namespace takujo
