#pragma once
#include "io/record_io.h"
#include "match/match.h"
#include "plugin/catalogue.h"

#include <CLI/CLI.hpp>

namespace takujo {

/// Exit codes, see `takujo-cli help`.
enum ExitCode { kOk = 0, kCheckFailed = 1, kUsage = 2, kBadInput = 3, kInterrupted = 130 };

/// What ends a command: problems with what it was given.
struct Refusal
{
    Problems problems;
    std::string file;
};

/// What all commands share: language, form of the output, the installed games. Main thread only.
class Tool
{
public:
    Tool();

    Language language() const { return m_language; }
    /// For what is said before the command line has been read.
    void setLanguage(Language language) { m_language = language; }
    bool json() const { return m_json; }
    Catalogue &catalogue();

    /// Adds --lang and --json.
    void addOptions(CLI::App &app);
    /// A command with its own help; its work returns the exit code.
    CLI::App *addCommand(CLI::App &parent, const std::string &name, const std::string &what,
                         std::function<int()> work);
    /// Of the command; that of a failure when its output did not get out, as on a full disk.
    int exitCode();

    /// Renders texts of the tool, the engine and a game (may be null). Valid as long as the tool.
    Renderer words(const GameDefinition *game = nullptr);
    std::string say(const Text &text) { return words()(text); }

    /// One line of JSON Lines; only call with json().
    void line(const Json &json) const;
    /// One line of words.
    void print(const std::string &text) const;
    /// What goes to a file or pipe as it is.
    void raw(const std::string &bytes) const;
    /// A remark that is no result: standard error.
    void remark(const std::string &text) const;

    /// The game whose words problems use from now on: set once it is known which one a file is for.
    void setGame(const GameDefinition *game) { m_game = game; }

    /// Says what is wrong with the arguments of a command and returns kUsage.
    int misuse(const Text &text);
    /// What was opened; with problems the command ends there, as by refuse().
    template<class T>
    static T require(Loaded<T> loaded, const std::string &file = {})
    {
        if (!loaded)
            throw Refusal{loaded.error(), file};
        return std::move(*loaded);
    }
    /// The same where there must be none.
    static void require(const Problems &problems, const std::string &file = {})
    {
        if (!problems.empty())
            throw Refusal{problems, file};
    }
    /// Prints problems (file, field, cause) and returns kBadInput. @param file where a problem names none
    int refuse(const Problems &problems, const std::string &file = {});

private:
    Language m_language = Language::En;
    bool m_json = false;
    int m_exitCode = kOk;
    std::string m_languageOption;
    const GameDefinition *m_game = nullptr;
    std::unique_ptr<Catalogue> m_catalogue;
    std::map<const GameDefinition *, TextCatalog> m_texts;
};

/// Language of LC_ALL, LC_MESSAGES, LANG: Japanese or English.
Language environmentLanguage();

} // namespace takujo
