#pragma once
#include "game/json_value.h"
#include "match/match.h"

namespace takujo {

class Fields;

/// A move's text with places left open: "*" stands for one word (the last word: for all that are left),
/// "a..b" for a whole number in that range.
class MovePattern
{
public:
    MovePattern() = default;
    explicit MovePattern(std::string text);
    const std::string &text() const { return m_text; }
    bool exact() const { return m_exact; }
    bool matches(std::string_view moveText) const;
    /// Whether only numbers are out of their ranges.
    bool matchesButForNumbers(std::string_view moveText) const;
    /// Move texts at the ends and in the middle of the ranges; none where a word is left open.
    std::vector<std::string> samples() const;

private:
    std::string m_text;
    std::vector<std::string> m_words;
    bool m_exact = true;
};

/// What a statement is judged by: a match as one seat knows it.
struct Situation
{
    const Match &match;
    SeatId seat = kNoSeat;
    int sincePly = 0; ///< events count from here on
};

/// A typed claim about a position as a seat knows it, so that what a card says can be proven.
struct Statement
{
    enum class Subject : std::uint8_t {
        View,     ///< `name` = JSON pointer into the view
        Score,    ///< points of `seat` as they stand
        Fact,     ///< fact `name` of the table, or of piece `where`
        Counter,  ///< counter `name`, of `seat` when given
        Pieces,   ///< how many pieces have the id or kind `name`, in zone `where` when given
        Actor,    ///< who decides
        Decision, ///< what is decided
        Legal,    ///< how many legal moves fit the pattern `name`
        Refused,  ///< the clause that refuses the move `name`; "" = it is legal
        Event,    ///< how many events since then cite the clause `name`
        Rule      ///< value of the parameter `name`
    };
    enum class Comparison : std::uint8_t { Is, Least, Most, Size };

    Subject subject = Subject::View;
    Comparison comparison = Comparison::Is;
    std::string name;
    std::string where;
    SeatId seat = kNoSeat;
    JsonValue value;

    /// What it speaks of as it is; null where there is no such thing.
    Json found(const Situation &situation) const;
    bool holds(const Json &found) const;
};

/// To read one of `{"view": "/phase", "is": "draw"}`, `{"score": 0, "least": 3}` ... (README.md).
void describe(Fields &f, Statement &statement);
/// The same without a comparison: something to be found.
void describeSubject(Fields &f, Statement &statement);

} // namespace takujo
