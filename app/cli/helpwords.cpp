#include "helpwords.h"

#include "cli_texts.h"

#include <nlohmann/json.hpp>

namespace takujo {

HelpWords::HelpWords(Language language)
{
    if (language == Language::Ja)
        m_words = Json::parse(tooltexts::text_help_ja_json);
}

std::string HelpWords::of(const char *part, const std::string &english) const
{
    if (m_words.is_null())
        return english;
    const Json &words = m_words[part];
    const auto at = words.find(english);
    return at == words.end() ? english : at->get<std::string>();
}

void HelpWords::putInto(CLI::App &app) const
{
    if (m_words.is_null())
        return;
    for (const char *key :
         {"Usage", "OPTIONS", "SUBCOMMAND", "Positionals", "REQUIRED", "Needs", "Excludes"})
        app.get_formatter()->label(key, label(key));
    describe(app);
}

void HelpWords::describe(CLI::App &app) const
{
    app.description(of("descriptions", app.get_description()));
    app.footer(of("descriptions", app.get_footer()));
    app.group(label(app.get_group()));
    for (CLI::Option *option : app.get_options()) {
        option->description(of("descriptions", option->get_description()));
        option->group(label(option->get_group()));
    }
    for (CLI::App *command : app.get_subcommands([](const CLI::App *) { return true; }))
        describe(*command);
}

Language helpLanguage(int argc, char **argv, Language otherwise)
{
    constexpr std::string_view kOption = "--lang";
    Language out = otherwise;
    for (int i = 1; i < argc; ++i) {
        std::string_view given(argv[i]);
        if (!given.starts_with(kOption))
            continue;
        given.remove_prefix(kOption.size());
        const std::string_view value = given.starts_with('=')          ? given.substr(1)
                                       : given.empty() && i + 1 < argc ? argv[i + 1]
                                                                       : std::string_view();
        if (value == "ja" || value == "en")
            out = value == "ja" ? Language::Ja : Language::En;
    }
    return out;
}

} // namespace takujo
