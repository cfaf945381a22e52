#pragma once
#include "rules/rules.h"
#include "search/rules_search.h"

namespace takujo::lanterns {

/// The rules themselves as search model, and quick policies: "greedy" and "beginner" bid high for
/// valuable lanterns, low for the others.
class SearchModel : public RulesSearch<Rules>
{
public:
    using RulesSearch::RulesSearch;

    static std::vector<std::string> policies() { return {"random", "greedy", "beginner"}; }

    Move policyMove(std::string_view name, const View &view, Rng &rng) const
    {
        Moves moves; // in rising order of value
        const int count = m_rules.legal(view.known, moves).count;
        const int worth = std::min(kValues, view.known.prize + view.known.carried);
        return name == "random" ? moves[rng.below(static_cast<std::uint32_t>(count))]
                                : moves[toIndex((worth - 1) * count / kValues)];
    }
};

using Agent = IsmctsAgent<SearchModel>;

} // namespace takujo::lanterns
