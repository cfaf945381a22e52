#pragma once
#include "game/game.h"
#include "learn/statement.h"

namespace takujo {

class Field;

/// Something on the table, as the table names it: "piece:card-s-13#0", "slot:space.red/0", "zone:hand",
/// "counter:pack", "seat:1" (its panel), "option:done" (the button of a move), "confirm:" (the button that
/// sends a composed move), "anchors:" (whatever the prompt lights up).
struct LessonTarget
{
    enum class Kind : std::uint8_t { Piece, Slot, Zone, Counter, Seat, Option, Confirm, Anchors };
    Kind kind = Kind::Zone;
    std::string id;
};

/// To read "kind:id".
void describeTarget(Field at, LessonTarget &target);

/// One move the learner is asked for.
struct LessonMove
{
    std::vector<MovePattern> accept;
    std::string show; ///< text of the move that "show me" shows; one of those accepted
};

/// A mistake that is expected, with words of its own.
struct LessonMistake
{
    std::optional<LessonTarget> press;
    std::optional<MovePattern> move;
    std::string text; ///< its words are "lesson.<step>.<text>"
    std::string clause;
};

/// A card of the lesson. It asks for moves, or for a press that plays nothing, or only to be read.
struct LessonStep
{
    std::string id;    ///< its words are "lesson.<id>" (the name) and "lesson.<id>.text"
    std::string scene; ///< begins anew here; empty = goes on where the step before ended
    std::vector<LessonTarget> focus;   ///< in the light; the first has the ring
    std::vector<LessonTarget> related; ///< in the light without a ring
    std::vector<LessonMove> moves;
    std::vector<LessonTarget> press; ///< any of them
    std::string refused; ///< the press is refused by this clause, which is what is taught
    std::vector<LessonMistake> mistakes;
    std::vector<std::string> others; ///< moves of the other seats, before the card is shown
    std::vector<Statement> before;   ///< what the card says holds when it is shown
    std::vector<Statement> after;    ///< and this when it is done
    std::vector<std::string> clauses;
};

/// A position the lesson begins a scene with, and the seed of what is not decided in it.
struct LessonScene
{
    std::string id;
    std::uint64_t seed = 1;
    JsonValue position; ///< for Game::stateFromJson()
};

/// The match the learner plays alone at the end.
struct LessonMatch
{
    RuleSet rules;
    int seats = 2;
    std::string level;
};

/// A lesson as data (README.md). The learner sits in seat 0.
struct Lesson
{
    std::string game;
    RuleSet rules;
    int seats = 2;
    std::vector<LessonScene> scenes;
    std::vector<LessonStep> steps;
    LessonMatch match;
    TextCatalog texts;

    const LessonScene *scene(std::string_view id) const;
};
inline constexpr SeatId kLearner = 0;

/// Shape, types and names of the document; what only the rules can tell is for checkLesson().
Loaded<Lesson> readLesson(const RuleSchema &schema, const Json &document);

/// Where somebody is in a lesson. To be kept as it is.
struct LessonProgress
{
    int step = 0;
    bool done = false;
    friend bool operator==(const LessonProgress &, const LessonProgress &) = default;
};

} // namespace takujo
