#include "tool.h"

#include "cli_texts.h"

#include <nlohmann/json.hpp>

#include <QString>

#include <cstdio>
#include <cstdlib>

namespace takujo {

namespace {

/// Names come from files of strangers: control characters would be commands to the terminal.
std::string harmless(const std::string &text)
{
    QString out = QString::fromStdString(text);
    for (QChar &c : out) {
        if (c.category() == QChar::Other_Control && c != u'\n' && c != u'\t')
            c = QChar::ReplacementCharacter;
    }
    return out.toStdString();
}

} // namespace

Language environmentLanguage()
{
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char *value = std::getenv(name);
        if (value && *value)
            return std::string_view(value).starts_with("ja") ? Language::Ja : Language::En;
    }
    return Language::En;
}

Tool::Tool() : m_language(environmentLanguage()) {}

Catalogue &Tool::catalogue()
{
    if (!m_catalogue)
        m_catalogue = std::make_unique<Catalogue>();
    return *m_catalogue;
}

void Tool::addOptions(CLI::App &app)
{
    app.add_flag("--json", m_json, "Print results as JSON Lines: one object per line");
    app.add_option_function<std::string>(
           "--lang",
           [this](const std::string &name) {
               m_language = name == "ja" ? Language::Ja : Language::En;
           },
           "Language of messages and words; default from LC_ALL, LC_MESSAGES, LANG, else en")
        ->type_name("ja|en")
        ->check(CLI::IsMember({"ja", "en"}));
}

CLI::App *Tool::addCommand(CLI::App &parent, const std::string &name, const std::string &what,
                           std::function<int()> work)
{
    CLI::App *command = parent.add_subcommand(name, what);
    command->fallthrough();
    command->callback([this, work = std::move(work)] {
        try {
            m_exitCode = work();
        } catch (const Refusal &refusal) {
            m_exitCode = refuse(refusal.problems, refusal.file);
        } catch (const std::bad_alloc &) {
            m_exitCode = refuse(problem("io.memory"), {});
        }
    });
    return command;
}

int Tool::exitCode()
{
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return m_exitCode;
    remark("takujo-cli: " + say("cli.output"));
    return kBadInput;
}

Renderer Tool::words(const GameDefinition *game)
{
    TextCatalog &texts = m_texts[game];
    if (texts.all(Language::En).empty()) {
        texts.add(Language::Ja, tooltexts::text_ja_json);
        texts.add(Language::En, tooltexts::text_en_json);
        if (game)
            texts.add(game->texts);
    }
    Renderer words;
    words.catalog = &texts;
    words.language = m_language;
    return words;
}

void Tool::line(const Json &json) const
{
    // Text from damaged files may not be UTF-8; it is shown with replacement characters.
    print(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void Tool::print(const std::string &text) const
{
    std::fputs((harmless(text) + "\n").c_str(), stdout);
}

void Tool::raw(const std::string &bytes) const
{
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
}

void Tool::remark(const std::string &text) const
{
    std::fputs((harmless(text) + "\n").c_str(), stderr);
}

int Tool::misuse(const Text &text)
{
    remark("takujo-cli: " + say(text));
    remark(say("cli.usage.hint"));
    return kUsage;
}

int Tool::refuse(const Problems &problems, const std::string &file)
{
    const Renderer render = words(m_game);
    for (const Problem &p : problems) {
        const std::string &name = p.file.empty() ? file : p.file;
        const std::string text = render(p.text);
        if (m_json) {
            line({{"problem", text}, {"file", name}, {"path", p.path}, {"clause", p.clause}});
            continue;
        }
        std::string message = name.empty() ? std::string("takujo-cli: ") : name + ": ";
        if (!p.path.empty())
            message += p.path + ": ";
        remark(message + text + (p.clause.empty() ? std::string() : " [" + p.clause + "]"));
    }
    return kBadInput;
}

} // namespace takujo
