#pragma once
#include "rules/rules.h"

#include <span>

namespace takujo::coldwater {

/// What taking bait off a board would do, for previews.
struct Preview
{
    std::vector<std::string>
        affects; ///< bait that goes, fish that would be caught, zones that empty
    Text words;
};
/// Bait of one colour leaves zones at once (CW-12). @param out how many from each zone
Preview previewRemoval(const Rules &rules, const View &view, int colour,
                       const std::array<int, kZones> &out);

/// What choosing something on the table would be, or why it cannot be chosen now.
DraftReport probeAnchor(const Rules &rules, const View &view, const std::string &anchor);

/// The decision at hand as one view meets it.
class PromptWriter
{
public:
    PromptWriter(const Rules &rules, const View &view)
        : m_rules(rules), m_params(rules.params()), m_view(view)
    {}

    Prompt run();

private:
    void heading();
    void options();
    void optionFor(const Move &move, std::span<const Move> legal);
    void place(const Move &move);
    void pickUp(const Move &move);
    void space(PromptOption &out, int space, int number) const;
    void harbour(const Move &move, std::span<const Move> legal);
    Text master(const Move &move, std::span<const Move> legal) const;
    void take(const Move &move);
    Text line(int location, int zone) const;
    void contest(const Move &move);
    void removal(const Move &move);
    void tackle(const Move &move);
    void bait(int least, int most);
    void mainOption();

    const Rules &m_rules;
    const Params &m_params;
    const View &m_view;
    Prompt m_prompt;
};

} // namespace takujo::coldwater
