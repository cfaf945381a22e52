#pragma once
#include "game/facts.h"
#include "game/move.h"
#include "game/problem.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// Lists of enumerators become enumerations of QML as well (qml/table/kinds.h).
#define TAKUJO_ZONE_KINDS(X) X(Grid) X(Hand) X(Stack) X(Row) X(Slots) X(Free)
#define TAKUJO_PROMPT_KINDS(X)                                                  \
    X(None)                                                                     \
    X(Pick)   /* one of `options` */                                            \
    X(Subset) /* min..max pieces from `zones`, then probe() */                  \
    X(Order)  /* all pieces of `zones` in an order, then probe() */             \
    X(Assign) /* an anchor and pieces of `zones` into `groups`, then probe() */ \
    X(Number) /* min..max, then probe() */                                      \
    X(Shot)   /* the game's own aiming tool */

/// A place that holds pieces.
struct Zone
{
    enum class Kind : std::uint8_t { TAKUJO_ZONE_KINDS(TAKUJO_ENUMERATOR) };
    std::string id; ///< "board", "hand", "stock", "hand.2"
    Kind kind = Kind::Row;
    Text label;
    SeatId owner = kNoSeat;
    int cols = 0;     ///< Grid/Slots; Free: width in 1/1000 mm
    int rows = 0;     ///< Free: height
    int count = 0;    ///< Stack: number of components that are not described one by one
    std::string face; ///< Stack: art id of the top
};

/// A component (or a board square) as this view knows it.
struct Piece
{
    std::string id;   ///< known: "kind#n", n counted inside the view; unknown: "zone/slot"
    std::string kind; ///< "coin", "card-h-13", "square": also art id
    std::string zone;
    int slot = 0;  ///< Grid: row * cols + col; else order
    int count = 1; ///< equal pieces in one stack
    SeatId owner = kNoSeat;
    bool faceDown =
        false;        ///< lies face down; `kind` is its front when this view knows it all the same
    std::string back; ///< art id of the back, where `kind` does not tell it
    Text label;       ///< printed on the piece, short
    Text name;        ///< accessible name, complete
    Text tip;         ///< tooltip
    std::string clause; ///< clause the tooltip cites
    Facts facts;        ///< for the game's own table
};

/// A number beside the pieces that a person reads.
struct Counter
{
    std::string id;
    Text label;
    int value = 0;
    SeatId owner = kNoSeat;
    std::string clause;
};

/// Seat panel: what everybody may know of a seat (and its owner a little more).
struct SeatSummary
{
    SeatId seat = kNoSeat;
    std::optional<int> score; ///< as far as this view knows
    Text detail;              ///< "10 cards · 3 territories"
    bool active = false;      ///< the turn is this seat's
};

enum class PromptKind : std::uint8_t { TAKUJO_PROMPT_KINDS(TAKUJO_ENUMERATOR) };

struct PromptOption
{
    Move move;
    Text label;
    std::string anchor; ///< piece id or "zone/slot" it is clicked on; empty = button only
    bool main = false;  ///< the default button (Enter)
    Text warning;       ///< cannot be taken back / loses
    Text effect;        ///< what taking it would do, for hover and focus ("cost 1, mobility 2")
    std::vector<std::string> path;    ///< anchors on the way, in order (Hakkutsu's move)
    std::vector<std::string> affects; ///< pieces it would change or remove (Coldwater's bait)
};

/// What may lie in one group of an Assign prompt.
struct GroupLimit
{
    std::string zone; ///< its pieces come from here
    int max = 0;      ///< at most so many; with 1 a new piece takes the place of the old one
};

/// A decision as people meet it. Empty kind: nothing to decide for this view.
struct Prompt
{
    PromptKind kind = PromptKind::None;
    SeatId seat = kNoSeat; ///< who decides (also filled for other seats' views: "Aoi thinks")
    std::string decision;  ///< game's id of the decision kind, public
    /// Others must not notice that there was a choice (CW-A18, HK's double dig): where it is forced it is
    /// answered at once, so a computer's answer comes without a pause and nothing says that somebody thinks.
    bool quiet = false;
    Text title;
    Text detail;
    Text confirm; ///< words of the button that sends a composed move
    int step = 0; ///< "step 1 of 2"; 0 = no steps
    int steps = 0;
    std::vector<PromptOption> options; ///< Pick: all; other kinds: extra buttons ("done")
    std::vector<std::string> anchors;  ///< legal targets to light, Assign: where a piece may go
    std::vector<std::string> zones;    ///< where items are taken from
    std::vector<Text> groups;          ///< Assign: labels of the groups; the first is the default
    std::vector<GroupLimit> limits;    ///< Assign: one a group; empty = any piece may go anywhere
    int min = 0;
    int max = 0;

    /// What every seat sees of a decision; the title for those who wait is the text `prompt.wait.<words>`.
    /// @param reader whose view it is written from
    /// @param words where the decision's id does not tell enough
    /// @return whether the reader decides, and so is asked
    bool asks(std::string id, SeatId actor, SeatId reader, const std::string &words = {});

    // What add functions return holds until the next one.

    /// An anchor is lit, too.
    PromptOption &addOption(const Move &move, Text label, std::string anchor = {},
                            bool main = false);
};

/// A table as one view sees it. Byte-equal (as JSON and rendered) over all worlds of a view.
struct Presentation
{
    std::vector<Zone> zones;
    std::vector<Piece> pieces;
    std::vector<Counter> counters;
    std::vector<SeatSummary> seats;
    Prompt prompt;
    Text phase;  ///< "round 6", shown in the bar
    Facts facts; ///< what the game's own table binds beside the pieces

    Zone &addZone(std::string id, Zone::Kind kind, Text label, SeatId owner = kNoSeat);
    Zone &addStack(std::string id, Text label, int count, std::string face, SeatId owner = kNoSeat);
    Piece &addPiece(std::string id, std::string kind, std::string zone, int slot,
                    SeatId owner = kNoSeat);
};

/// A composed, perhaps unfinished answer to a Subset, Order, Assign or Number prompt.
struct Draft
{
    std::string anchor;                           ///< piece id or "zone/slot", empty = none yet
    std::vector<std::vector<std::string>> groups; ///< piece ids
    int number = 0;
    std::vector<int> aim; ///< Shot: the game's quantised aim, here offset, angle, depth
    friend bool operator==(const Draft &, const Draft &) = default;
};

/// What the rules say about a draft, live while it is composed. From the actor's own view only.
struct DraftReport
{
    std::optional<Move> move;         ///< complete and legal
    std::optional<Violation> refusal; ///< why it is not legal (yet); empty text = simply unfinished
    Text sum;                         ///< the arithmetic as it stands ("23 + 21 − 1 = 43")
    std::vector<Text> lines;          ///< what it is worth, in words
    std::vector<Text> remarks;        ///< what is missing yet, or what it would cost
    std::vector<std::string> anchors; ///< targets this draft would be legal for
    std::vector<Draft> alternatives;  ///< other legal drafts for the same anchor, best first
    Facts facts;                      ///< for the game's own table
};

/// What a shot may lead to, from perturbed simulations of what the seat can see. Counts, not odds,
/// so that the unit of honesty (how many trials) is always there.
struct Forecast
{
    struct Line
    {
        Text label; ///< "1-2 coins fall"
        int count = 0;
    };
    int trials = 0;
    std::vector<Line> lines;
    std::map<std::string, int> pieces; ///< piece id -> trials in which it falls
};

/// Key frames of a move that plays out over time, for animation; made on demand, never stored.
struct Track
{
    struct Frame
    {
        int ms = 0;
        std::string piece;
        double x = 0; ///< mm in the zone's coordinates
        double y = 0;
        double angle = 0; ///< degrees, counter-clockwise
    };
    /// Pieces meet: heard while the track is shown.
    struct Knock
    {
        int ms = 0;
        double strength = 1; ///< how loud, 0 to 1
    };
    std::vector<Frame> frames; ///< by time
    std::vector<Knock> knocks; ///< by time; none in a blend
    bool exact = true;         ///< false: a blend between stored ends, not the simulation
};

/// Something on the table that a clause counts, so that it can be shown where the points come from.
struct ScoreSource
{
    std::string piece; ///< id
    std::string zone;  ///< where it lies, for a table that shows it only in sum
    SeatId seat = kNoSeat;
    int points = 0; ///< 0: it counts together with others, whose points stand at one of them
};

/// Final or present standing. The `lines` that add give the scores.
struct ScoreLine
{
    Text label;
    std::string clause;
    std::array<int, kMaxSeats> points{};
    bool adds = true;                    ///< false: only for information (what broke a tie)
    std::array<Text, kMaxSeats> words{}; ///< beside points that add, else instead of them (a time)
    /// Seat after seat; the points of a seat are its `points`. Only of a finished match, and of lines that add.
    std::vector<ScoreSource> sources{};

    /// These count together, so that the points of the seat stand at the first of them.
    void countTogether(SeatId seat, const std::string &zone,
                       const std::vector<std::string> &pieces);
};

/// One thing that led to the end of a match.
struct EndStep
{
    std::string
        place; ///< "zone/slot", for the last turn that put something there; empty: the last of all
    Text text; ///< what was done; empty: as the log tells that turn
};

struct Outcome
{
    bool finished = false;
    std::array<int, kMaxSeats> score{};
    SeatSet winners = 0;
    Text headline;      ///< what decided it ("Aoi wins with 27 points")
    Text meaning;       ///< won or lost together: what it means for everybody; else empty
    std::string clause; ///< the clause that ended or decided it
    std::vector<ScoreLine> lines;
    /// Lost together: what led to it, what tells most first. Empty: the last turns are told.
    std::vector<EndStep> steps;
};

/// Headline and meaning in one, where both stand in a line of text.
Text toldOf(const Outcome &outcome);

} // namespace takujo
