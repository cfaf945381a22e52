#pragma once
#include "lanterns.h"

#include "search/rules_search.h"
#include "search/tree_search.h"

#include <string_view>

namespace takujo::lanterns {

/// What the shared brain needs to play Lanterns: the rules themselves as search model, and two quick
/// policies. "greedy" and "beginner" bid high for valuable lanterns, low for the others.
class SearchModel : public RulesSearch<lanterns::Rules>
{
public:
    using Rules = lanterns::Rules;
    using View = lanterns::View;

    explicit SearchModel(const Rules &rules) : RulesSearch(rules), m_rules(rules) {}

    static std::vector<std::string> policies() { return {"random", "greedy", "beginner"}; }
    SearchParams params() const { return {}; }
    Move policyMove(std::string_view name, const View &view, Rng &rng) const;
    std::vector<Text> claims(const View &view, std::span<const Candidate> candidates) const;
    void playout(Rng &rng, BenchCounts &counts) const;

private:
    const Rules &m_rules;
};

} // namespace takujo::lanterns
