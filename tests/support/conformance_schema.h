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

/// Each edge that the constraints allow starts and ends a random match, the AI answers in it, and its
/// quick player does better there than one that plays at random.
/// @param seats of the match
void checkSchemaEdge(const GameDefinition &definition, const EdgeValue &edge, int seats,
                     std::uint64_t seed, Findings &findings);
/// Values just outside are refused, with path and words.
void checkSchemaRefusals(const GameDefinition &definition, Findings &findings);

} // namespace takujo::conformance
