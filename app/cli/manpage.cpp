#include "helpwords.h"

namespace takujo {

namespace {

/// Text for roff: backslashes, dashes and leading dots.
std::string roff(const std::string &text)
{
    std::string out;
    for (const char c : text) {
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n'))
            out += std::string("\\&") + c;
        else
            out += c;
    }
    return out;
}

/// Null when there is none of this name.
CLI::App *commandOf(const CLI::App &app, const std::string &name)
{
    const auto all = app.get_subcommands([](const CLI::App *) { return true; });
    const auto found = std::find_if(all.begin(), all.end(), [&](const CLI::App *command) {
        return command->get_name() == name;
    });
    return found == all.end() ? nullptr : app.get_subcommand(*found);
}

std::string optionHead(const CLI::Option &option, const HelpWords &words)
{
    const std::string name = option.get_name(option.get_positional(), true);
    std::string head = "\\fB" + roff(name) + "\\fR";
    if (option.get_items_expected_max() > 0 && !option.get_type_name().empty())
        head += " \\fI" + roff(option.get_type_name()) + "\\fR";
    if (option.get_required())
        head += " (" + roff(words.label("required")) + ")";
    return head;
}

std::string optionList(const CLI::App &app, const HelpWords &words)
{
    std::string out;
    for (const CLI::Option *option : app.get_options()) {
        if (option->get_group().empty())
            continue;
        std::string what = option->get_description();
        if (!option->get_default_str().empty())
            what += " (" + words.label("default") + ": " + option->get_default_str() + ")";
        out += ".TP\n" + optionHead(*option, words) + "\n" + roff(what) + "\n";
    }
    return out;
}

void addManCommands(const CLI::App &app, const std::string &prefix, const HelpWords &words,
                    std::string &out)
{
    for (const CLI::App *command : app.get_subcommands([](const CLI::App *) { return true; })) {
        const std::string name = prefix + command->get_name();
        out += ".SS " + roff(name) + "\n" + roff(command->get_description()) + "\n" +
               optionList(*command, words);
        addManCommands(*command, name + " ", words, out);
    }
}

std::string manPage(const CLI::App &app, const HelpWords &words)
{
    const auto heading = [&words](const char *name) { return ".SH " + words.label(name) + "\n"; };
    std::string out = ".TH TAKUJO\\-CLI 1 \"\" \"Takujo " TAKUJO_VERSION "\"\n";
    out += heading("NAME") + "takujo\\-cli \\- " + roff(app.get_description()) + "\n";
    out += heading("SYNOPSIS") + ".B takujo\\-cli\n.RI [ " + words.label("options") + " ] \" " +
           words.label("command") + " \" [ " + words.label("arguments") + " ]\n";
    out += heading("OPTIONS") + optionList(app, words);
    out += heading("COMMANDS");
    addManCommands(app, "", words, out);
    out += heading("NOTES") + roff(app.get_footer()) + "\n";
    return out;
}

} // namespace

void addHelpCommand(CLI::App &app, Tool &tool)
{
    struct Options
    {
        bool man = false;
        std::vector<std::string> command;
    };
    auto o = std::make_shared<Options>();
    CLI::App *help =
        tool.addCommand(app, "help", "Help for a command, or the manual page", [&app, &tool, o] {
            if (o->man) {
                tool.raw(manPage(app, HelpWords(tool.language())));
                return static_cast<int>(kOk);
            }
            CLI::App *at = &app;
            std::string line = at->get_name(); // as it is typed: "takujo-cli rules show"
            for (const std::string &name : o->command) {
                at = commandOf(*at, name);
                if (!at)
                    return tool.misuse(Text("cli.usage.unknown").raw("name", name));
                line += " " + name;
            }
            // App::help() would show the command that runs, which is this one
            tool.raw(at->get_formatter()->make_help(at, line, CLI::AppFormatMode::Normal));
            return static_cast<int>(kOk);
        });
    help->add_option("command", o->command, "Its name")->type_name("COMMAND");
    help->add_flag("--man", o->man, "Print the manual page in roff");
}

} // namespace takujo
