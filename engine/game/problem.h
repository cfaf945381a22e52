#pragma once
#include "base/result.h"
#include "game/text.h"

#include <optional>
#include <string>
#include <vector>

namespace takujo {

enum class Severity : std::uint8_t { Error, Caution, Note };

/// Something wrong with data from outside: where, which clause, why. Never thrown; returned.
struct Problem
{
    Severity severity = Severity::Error;
    Text text;          ///< what is wrong, allowed range, how to mend
    std::string path;   ///< JSON pointer inside the document, "" = whole document
    std::string clause; ///< rule clause id, may be empty
    std::string file;   ///< file name, filled by whoever opened it
};
using Problems = std::vector<Problem>;

template<class T>
using Loaded = Result<T, Problems>;

inline Problems problem(Text text, std::string path = {}, std::string clause = {})
{
    return {Problem{Severity::Error, std::move(text), std::move(path), std::move(clause), {}}};
}
bool hasErrors(const Problems &problems);

/// Why a move is refused, in terms of the manual. `anchor` = table anchor to mark, may be empty.
struct Violation
{
    std::string clause;
    Text text;
    std::string anchor;
};
inline Violation refusal(std::string clause, Text text, std::string anchor = {})
{
    return {std::move(clause), std::move(text), std::move(anchor)};
}
/// Empty = legal.
using Check = std::optional<Violation>;

} // namespace takujo
