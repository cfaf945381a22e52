#include "keyactions.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <iterator>
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
    kPosition = 256,
    kTable = kMatch | kLesson | kPuzzle,
    kAll = 511
};

bool ofGame(const KeyAction &action)
{
    return qstrcmp(action.group, "couperation") == 0 || qstrcmp(action.group, "coinhunt") == 0;
}

constexpr KeyAction kActions[]{
    {"newMatch", "everywhere", kAll, "Ctrl+N", QT_TRANSLATE_NOOP("takujo::KeyMap", "New match")},
    {"open", "everywhere", kAll, "Ctrl+O",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Open a match or rules")},
    {"settings", "everywhere", kAll, "Ctrl+,", QT_TRANSLATE_NOOP("takujo::KeyMap", "Settings")},
    {"editor", "everywhere", kAll, "Ctrl+E", QT_TRANSLATE_NOOP("takujo::KeyMap", "Rules editor")},
    {"aid", "everywhere", kAll, "Q",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Player aid: hold to look, press to keep")},
    {"rulebook", "everywhere", kAll, "F1", QT_TRANSLATE_NOOP("takujo::KeyMap", "Rulebook")},
    {"fullScreen", "everywhere", kAll, "F11", QT_TRANSLATE_NOOP("takujo::KeyMap", "Full screen")},
    {"overview", "everywhere", kAll, "?",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "All shortcuts; on a piece: what it is")},
    {"goTo", "everywhere", kAll, "G F6",
     QT_TRANSLATE_NOOP("takujo::KeyMap",
                       "A letter on everything keys can reach: type it to go there")},
    {"quit", "everywhere", kAll, "Ctrl+Q", QT_TRANSLATE_NOOP("takujo::KeyMap", "Quit")},
    {"confirm", "table", kTable, "Return Enter",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Confirm (press the highlighted button)")},
    {"next", "table", kTable, "Space",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Next move of the computer, hurry what is shown")},
    {"undo", "table", kTable, "Ctrl+Z", QT_TRANSLATE_NOOP("takujo::KeyMap", "Undo")},
    {"redo", "table", kTable, "Ctrl+Shift+Z Ctrl+Y", QT_TRANSLATE_NOOP("takujo::KeyMap", "Redo")},
    {"save", "table", kTable | kResult, "Ctrl+S",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Save a copy of the match")},
    {"hint", "table", kTable, "H", QT_TRANSLATE_NOOP("takujo::KeyMap", "Hint")},
    {"setUp", "table", kTable, "S",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Set up what the hint says")},
    {"why", "table", kTable, "W",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Looking back: why this move?")},
    {"pause", "table", kTable, "P", QT_TRANSLATE_NOOP("takujo::KeyMap", "Pause the computer")},
    {"moveNow", "table", kTable, "N",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "The computer that thinks moves now")},
    {"mute", "table", kTable, "M", QT_TRANSLATE_NOOP("takujo::KeyMap", "Sounds on or off")},
    {"showBack", "table", kTable, "B",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "What is being shown: look back")},
    {"lookBack", "table", kTable, "PgUp", QT_TRANSLATE_NOOP("takujo::KeyMap", "Look back")},
    {"lookForward", "table", kTable, "PgDown", QT_TRANSLATE_NOOP("takujo::KeyMap", "Look forward")},
    {"closer", "table", kTable,
     "Ctrl++ Ctrl+=", QT_TRANSLATE_NOOP("takujo::KeyMap", "Look closer")},
    {"wider", "table", kTable, "Ctrl+-", QT_TRANSLATE_NOOP("takujo::KeyMap", "Look less close")},
    {"whole", "table", kTable, "Ctrl+0",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "The whole board again")},
    {"replayBack", "finished", kMatch | kRecords, "Left",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "A move back")},
    {"replayForward", "finished", kMatch | kRecords, "Right",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "A move forward")},
    {"replayRoundBack", "finished", kMatch | kRecords, "PgUp",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "A round back")},
    {"replayRoundForward", "finished", kMatch | kRecords, "PgDown",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "A round forward")},
    {"replayPlay", "finished", kMatch | kRecords, "Space",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Play the moves, stop")},
    {"replayStart", "finished", kMatch | kRecords, "Home",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "To its beginning")},
    {"replayEnd", "finished", kMatch | kRecords, "End",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "To its end")},
    {"tellResult", "finished", kRecords, "R",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Show the result, hide it")},
    {"again", "finished", kResult, "N",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result: play again")},
    {"review", "finished", kResult, "V",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result: the moves that cost most")},
    {"sameDeal", "finished", kResult, "D",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result: the same deal again")},
    {"replay", "finished", kResult, "P",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result: replay the match")},
    {"wholeBoard", "finished", kResult, "B",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result: the table at the end, large")},
    {"placers", "finished", kResult, "W",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result of all together: who placed it")},
    {"replayLoss", "finished", kResult, "R",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "On the result of all together: replay what lost it")},
    {"lessonBack", "lesson", kLesson, "Alt+Left",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Lesson: step before")},
    {"lessonNext", "lesson", kLesson, "Alt+Right",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Lesson: next step")},
    {"lessonRepeat", "lesson", kLesson, "F5",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Lesson: say it again")},
    {"puzzleBefore", "lesson", kPuzzle, "Alt+Left",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Puzzle before")},
    {"puzzleNext", "lesson", kPuzzle, "Alt+Right",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Next puzzle")},
    {"puzzleAgain", "lesson", kPuzzle, "Alt+R",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Puzzle: try again")},
    {"puzzleAnswer", "lesson", kPuzzle, "Alt+A",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Puzzle: show the answer")},
    {"search", "pages", kBook, "Ctrl+F", QT_TRANSLATE_NOOP("takujo::KeyMap", "Rulebook: search")},
    {"seatUp", "pages", kSetup, "Ctrl+Up",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Seats: move this seat up")},
    {"seatDown", "pages", kSetup, "Ctrl+Down",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Seats: move this seat down")},
    {"playDraft", "pages", kPosition, "Ctrl+Return Ctrl+Enter",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Set up a position: play on from here")},
    {"saveDraft", "pages", kPosition, "Ctrl+S",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Set up a position: save")},
    {"changeRules", "pages", kShelf, "F2",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Shelf: change my rules")},
    {"coupFace", "couperation", kTable, "F",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "The card face down, face up")},
    {"coupReserve", "couperation", kTable, "R",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "From the reserve with two cards; once more to leave it")},
    {"coupTurn", "couperation", kTable, "T",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Turn a card up; once more to leave it")},
    {"coupKnow", "couperation", kTable, "K",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Show what you know, hide it")},
    {"huntDeeper", "coinhunt", kTable, "+", QT_TRANSLATE_NOOP("takujo::KeyMap", "Push deeper")},
    {"huntShallower", "coinhunt", kTable, "-",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Push less deep")},
    {"huntStraight", "coinhunt", kTable, "0",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Straight ahead")},
    {"huntSide", "coinhunt", kTable, "E",
     QT_TRANSLATE_NOOP("takujo::KeyMap",
                       "Next side, where the rules leave it open; with Shift the one before")},
    {"huntRehearse", "coinhunt", kTable, "R",
     QT_TRANSLATE_NOOP("takujo::KeyMap", "Rehearse the push slowly")},
    {"huntAgain", "coinhunt", kTable, "L",
     QT_TRANSLATE_NOOP("takujo::KeyMap",
                       "Last push again, slowly; with Shift skip the one being shown")},
    {"huntRing", "coinhunt", kTable, "N",
     QT_TRANSLATE_NOOP("takujo::KeyMap",
                       "Next coin around the rings of the board; with Shift the one before")},
};

} // namespace

std::span<const KeyAction> keyActions() { return kActions; }

const KeyAction *keyAction(const QString &id)
{
    const auto *const found =
        std::find_if(std::begin(kActions), std::end(kActions),
                     [&](const KeyAction &action) { return id == QLatin1StringView(action.id); });
    return found == std::end(kActions) ? nullptr : found;
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
    for (const KeyAction &action : kActions)
        map.insert(QLatin1StringView(action.id), keyFacts(defaultKeys(action), {}));
    return map;
}

} // namespace takujo
