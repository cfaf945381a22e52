#pragma once
#include "rules/rules.h"

namespace takujo::coinhunt {

/// The decision at hand as one view meets it.
class PromptWriter
{
public:
    PromptWriter(const Rules &rules, const View &view)
        : m_rules(rules), m_params(rules.params()), m_view(view)
    {}

    Prompt run();

private:
    std::string words() const; ///< of the texts: the decision, told apart by house rules
    void heading();
    void insertHeading();
    void options();
    void optionFor(const Move &move);
    void boardOption(const Move &move);
    std::string topSecret() const;
    void secret(const Move &move);
    void lower(const Move &move);
    void pay(const Move &move);
    void take(const Move &move);
    void offset(const Move &move);
    void bank(const Move &move);
    Text gain(int kind) const;
    void shot();
    void share();

    const Rules &m_rules;
    const Params &m_params;
    const View &m_view;
    Prompt m_prompt;
};

} // namespace takujo::coinhunt
