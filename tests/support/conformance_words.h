#pragma once
#include "conformance.h"

#include "match/replay_report.h"

namespace takujo::conformance {

/// Renders texts in both languages and fails on what is missing.
class Words
{
public:
    Words(const Setup &setup, Findings &findings);

    /// Both renderings, Japanese first, joined by a newline; notes the ids. `where` for the message.
    std::string both(const Text &text, const std::string &where) const;
    /// As both(), and the text must be there.
    std::string needed(const Text &text, const std::string &where) const;

    /// All texts of a table and its prompt: pieces have names, anchors exist.
    void checkTable(const Presentation &table) const;
    void checkEvents(const Events &events) const;
    void checkOutcome(const Outcome &outcome, int seats) const;
    void checkSources(const Outcome &outcome, const Presentation &table) const;
    /// The table as JSON in both languages: what must be byte-equal over all worlds of a view.
    std::string tableBytes(const Presentation &table) const;
    std::string eventBytes(const Events &events) const;
    std::string outcomeBytes(const Outcome &outcome) const;
    /// Every line of a replay, in both languages.
    std::string replayBytes(const Match &match, const ReplayLook &look) const;

private:
    void checkPieces(const Presentation &table) const;
    void checkOptionsDiffer(const Prompt &prompt) const;
    void checkAnchors(const Presentation &table) const;

    TextCatalog m_texts;
    bool m_together; ///< won or lost together
    std::array<Renderer, 2> m_renderers;
    Findings &m_findings;
};

} // namespace takujo::conformance
