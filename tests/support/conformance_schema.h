#pragma once
#include "conformance.h"

#include <nlohmann/json.hpp>

namespace takujo::conformance {

/// A value at the edge of what a parameter allows.
struct EdgeValue
{
    std::string param;
    Json value;
};

/// The edges of every parameter: both ends of numbers, all choices and named grids, shortest and
/// longest lists, columns at both ends.
std::vector<EdgeValue> edgeValues(const RuleSchema &schema);

/// Each edge that the constraints allow starts and ends a random match, the AI answers in it.
/// @param seats of the match
/// @param thinking the quick player does better there than one that plays at random, too
void checkSchemaEdge(const GameDefinition &definition, const EdgeValue &edge, int seats,
                     std::uint64_t seed, bool thinking, Findings &findings);
/// Values just outside are refused, with path and words.
void checkSchemaRefusals(const GameDefinition &definition, Findings &findings);

} // namespace takujo::conformance
