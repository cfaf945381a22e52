#pragma once
#include "commands.h"

#include <nlohmann/json.hpp>

namespace takujo {

/// Words of help and manual page: English as they stand in the code, Japanese from text/help-ja.json.
class HelpWords
{
public:
    explicit HelpWords(Language language);

    /// Replaces the descriptions of all commands and options, and the parser's own headings.
    void putInto(CLI::App &app) const;
    /// A heading of the manual page.
    std::string label(const std::string &english) const { return of("labels", english); }

private:
    std::string of(const char *part, const std::string &english) const;
    void describe(CLI::App &app) const;
    Json m_words; ///< null = English
};

/// What --lang says, before the parser has seen it: --help ends the parser at once.
Language helpLanguage(int argc, char **argv, Language otherwise);

} // namespace takujo
