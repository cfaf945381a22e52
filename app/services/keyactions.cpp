#include "keyactions.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

enum KeyPage : unsigned {
    kMatch = 1,
    kLesson = 2,
    kPuzzle = 4,
    kRecords = 8,
    kResult = 16,
    kBook = 32,
    kSetup = 64,
    kShelf = 128,
    kTable = kMatch | kLesson | kPuzzle,
    kAll = 255
};

bool ofGame(const KeyAction &action)
{
    return qstrcmp(action.group, "couperation") == 0 || qstrcmp(action.group, "coinhunt") == 0;
}

} // namespace

const std::vector<KeyAction> &keyActions()
{
    using A = KeyAction;
    static const std::vector<KeyAction> actions{
        A{"newMatch", "everywhere", kAll, "Ctrl+N",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "New match")},
        A{"open", "everywhere", kAll, "Ctrl+O",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Open a match or rules")},
        A{"settings", "everywhere", kAll, "Ctrl+,",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Settings")},
        A{"editor", "everywhere", kAll, "Ctrl+E",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Rules editor")},
        A{"aid", "everywhere", kAll, "Q",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Player aid: hold to look, press to keep")},
        A{"rulebook", "everywhere", kAll, "F1", QT_TRANSLATE_NOOP("takujo::KeyMap", "Rulebook")},
        A{"fullScreen", "everywhere", kAll, "F11",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Full screen")},
        A{"overview", "everywhere", kAll, "?",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "All shortcuts; on a piece: what it is")},
        A{"quit", "everywhere", kAll, "Ctrl+Q", QT_TRANSLATE_NOOP("takujo::KeyMap", "Quit")},
        A{"confirm", "table", kTable, "Return Enter",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Confirm (press the highlighted button)")},
        A{"next", "table", kTable, "Space",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Next move of the computer, hurry what is shown")},
        A{"undo", "table", kTable, "Ctrl+Z", QT_TRANSLATE_NOOP("takujo::KeyMap", "Undo")},
        A{"redo", "table", kTable, "Ctrl+Shift+Z Ctrl+Y",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Redo")},
        A{"save", "table", kTable | kResult, "Ctrl+S",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Save a copy of the match")},
        A{"hint", "table", kTable, "H", QT_TRANSLATE_NOOP("takujo::KeyMap", "Hint")},
        A{"setUp", "table", kTable, "S",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Set up what the hint says")},
        A{"why", "table", kTable, "W",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Looking back: why this move?")},
        A{"pause", "table", kTable, "P", QT_TRANSLATE_NOOP("takujo::KeyMap", "Pause the computer")},
        A{"moveNow", "table", kTable, "N",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "The computer that thinks moves now")},
        A{"mute", "table", kTable, "M", QT_TRANSLATE_NOOP("takujo::KeyMap", "Sounds on or off")},
        A{"showBack", "table", kTable, "B",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "What is being shown: look back")},
        A{"lookBack", "table", kTable, "PgUp", QT_TRANSLATE_NOOP("takujo::KeyMap", "Look back")},
        A{"lookForward", "table", kTable, "PgDown",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Look forward")},
        A{"closer", "table", kTable,
          "Ctrl++ Ctrl+=", QT_TRANSLATE_NOOP("takujo::KeyMap", "Look closer")},
        A{"wider", "table", kTable, "Ctrl+-",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Look less close")},
        A{"whole", "table", kTable, "Ctrl+0",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "The whole board again")},
        A{"replayBack", "finished", kMatch | kRecords, "Left",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "A move back")},
        A{"replayForward", "finished", kMatch | kRecords, "Right",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "A move forward")},
        A{"replayStart", "finished", kMatch | kRecords, "Home",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "To its beginning")},
        A{"replayEnd", "finished", kMatch | kRecords, "End",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "To its end")},
        A{"tellResult", "finished", kRecords, "R",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Show the result, hide it")},
        A{"again", "finished", kResult, "N",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result: play again")},
        A{"review", "finished", kResult, "V",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result: the moves that cost most")},
        A{"placers", "finished", kResult, "W",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result of all together: who placed it")},
        A{"replayLoss", "finished", kResult, "R",
          QT_TRANSLATE_NOOP("takujo::KeyMap",
                            "On the result of all together: replay what lost it")},
        A{"lessonBack", "lesson", kLesson, "Alt+Left",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Lesson: step before")},
        A{"lessonNext", "lesson", kLesson, "Alt+Right",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Lesson: next step")},
        A{"lessonRepeat", "lesson", kLesson, "F5",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Lesson: say it again")},
        A{"puzzleBefore", "lesson", kPuzzle, "Alt+Left",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Puzzle before")},
        A{"puzzleNext", "lesson", kPuzzle, "Alt+Right",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Next puzzle")},
        A{"puzzleAgain", "lesson", kPuzzle, "Alt+R",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Puzzle: try again")},
        A{"puzzleAnswer", "lesson", kPuzzle, "Alt+A",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Puzzle: show the answer")},
        A{"search", "pages", kBook, "Ctrl+F",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Rulebook: search")},
        A{"seatUp", "pages", kSetup, "Ctrl+Up",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Seats: move this seat up")},
        A{"seatDown", "pages", kSetup, "Ctrl+Down",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Seats: move this seat down")},
        A{"changeRules", "pages", kShelf, "F2",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Shelf: change my rules")},
        A{"coupFace", "couperation", kTable, "F",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "The card face down, face up")},
        A{"coupReserve", "couperation", kTable, "R",
          QT_TRANSLATE_NOOP("takujo::KeyMap",
                            "From the reserve with two cards; once more to leave it")},
        A{"coupTurn", "couperation", kTable, "T",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Turn a card up; once more to leave it")},
        A{"coupKnow", "couperation", kTable, "K",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Show what you know, hide it")},
        A{"huntDeeper", "coinhunt", kTable, "+",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Push deeper")},
        A{"huntShallower", "coinhunt", kTable, "-",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Push less deep")},
        A{"huntStraight", "coinhunt", kTable, "0",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Straight ahead")},
        A{"huntSide", "coinhunt", kTable, "E",
          QT_TRANSLATE_NOOP("takujo::KeyMap",
                            "Next side, where the rules leave it open; with Shift the one before")},
        A{"huntRehearse", "coinhunt", kTable, "R",
          QT_TRANSLATE_NOOP("takujo::KeyMap", "Rehearse the push slowly")},
        A{"huntAgain", "coinhunt", kTable, "L",
          QT_TRANSLATE_NOOP("takujo::KeyMap",
                            "Last push again, slowly; with Shift skip the one being shown")},
        A{"huntRing", "coinhunt", kTable, "N",
          QT_TRANSLATE_NOOP("takujo::KeyMap",
                            "Next coin around the rings of the board; with Shift the one before")},
    };
    return actions;
}

const KeyAction *keyAction(const QString &id)
{
    const auto &all = keyActions();
    const auto found = std::find_if(all.begin(), all.end(), [&](const KeyAction &action) {
        return id == QLatin1StringView(action.id);
    });
    return found == all.end() ? nullptr : &*found;
}

QStringList defaultKeys(const KeyAction &action)
{
    return QString::fromLatin1(action.keys).split(u' ');
}

bool meet(const KeyAction &one, const KeyAction &other)
{
    const bool twoGames = ofGame(one) && ofGame(other) && qstrcmp(one.group, other.group) != 0;
    if (&one == &other || (one.pages & other.pages) == 0 || twoGames)
        return false;
    const QStringList keys = defaultKeys(one);
    return std::none_of(keys.begin(), keys.end(),
                        [&](const QString &key) { return defaultKeys(other).contains(key); });
}

QString keyWord(const QString &keys)
{
    static const std::pair<QString, QString> words[]{
        {u"Return"_s, u"Enter"_s}, {u"PgUp"_s, u"Page Up"_s}, {u"PgDown"_s, u"Page Down"_s},
        {u"Left"_s, u"←"_s},       {u"Right"_s, u"→"_s},      {u"Up"_s, u"↑"_s},
        {u"Down"_s, u"↓"_s},       {u"-"_s, u"−"_s}};
    for (const auto &[key, word] : words) {
        if (keys == key || keys.endsWith(u'+' + key))
            return keys.chopped(key.size()) + word;
    }
    return keys;
}

QVariantMap keyFacts(const QStringList &keys, const QString &name)
{
    QVariantList codes;
    QStringList words;
    for (const QString &key : keys) {
        codes.append(QKeySequence::fromString(key)[0].toCombined());
        words.append(keyWord(key));
    }
    words.removeDuplicates();
    return {{u"keys"_s, keys},
            {u"codes"_s, codes},
            {u"words"_s, words},
            {u"word"_s, words[0]},
            {u"name"_s, name}};
}

QVariantMap defaultKeyMap()
{
    QVariantMap map;
    for (const KeyAction &action : keyActions())
        map.insert(QLatin1StringView(action.id), keyFacts(defaultKeys(action), {}));
    return map;
}

} // namespace takujo
