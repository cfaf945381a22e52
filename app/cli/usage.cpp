#include "usage.h"

#include <QRegularExpression>
#include <QStringList>

namespace takujo {

namespace {

/// A sentence of the parser, and how the program says it.
struct Saying
{
    const char *pattern;
    const char *text;
    std::array<const char *, 4> names; ///< of what the pattern captures
};

constexpr std::array kSayings{
    Saying{"^(.+): Value (.*) not in range (\\S+) to (\\S+)$",
           "cli.usage.range",
           {"name", "value", "min", "max"}},
    Saying{"^(.+): (.*) not in \\{(.*)\\}$", "cli.usage.choice", {"name", "value", "choices"}},
    Saying{"^Could not convert: (.+) = (.*)$", "cli.usage.value", {"name", "value"}},
    Saying{"^(.+) excludes (.+)$", "cli.usage.excludes", {"name", "other"}},
    Saying{"^(?:Exactly|At least) 1 option from \\[(.*)\\]", "cli.usage.one", {"names"}},
    Saying{"^(.+) is required$", "cli.usage.required", {"name"}},
    Saying{"^(.+): \\d+ required .* missing$", "cli.usage.argument", {"name"}},
};

/// "1.500000" as "1.5".
QString trimmed(QString value)
{
    static const QRegularExpression zeros(QStringLiteral("^(-?\\d+)(?:\\.0+|(\\.\\d*[1-9])0+)$"));
    return value.replace(zeros, QStringLiteral("\\1\\2"));
}

Text translated(const std::string &what)
{
    const QString line = QString::fromStdString(what).trimmed();
    for (const Saying &saying : kSayings) {
        const auto found = QRegularExpression(QString::fromUtf8(saying.pattern),
                                              QRegularExpression::DotMatchesEverythingOption)
                               .match(line);
        if (!found.hasMatch())
            continue;
        Text text(saying.text);
        for (int i = 1; i <= found.lastCapturedIndex(); ++i) {
            const std::string name = saying.names[static_cast<std::size_t>(i - 1)];
            QString value = trimmed(found.captured(i));
            if (name == "names" || name == "choices")
                value.replace(u',', QStringLiteral(", "));
            text = std::move(text).raw(name, value.toStdString());
        }
        return text;
    }
    return Text("io.raw").raw("text", what);
}

} // namespace

Text usageText(const CLI::App &app, const CLI::ParseError &error)
{
    const std::vector<std::string> rest = app.remaining(true);
    const std::string what = error.what();
    const bool command = what.rfind("A subcommand", 0) == 0;
    if (command && rest.empty())
        return "cli.usage.command";
    if (command)
        return Text("cli.usage.unknown").raw("name", rest.front());
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError))
        return Text("cli.usage.extra").raw("what", CLI::detail::join(rest, " "));
    return translated(what);
}

CLI::Option *addSeed(CLI::App &command, const std::string &name, std::uint64_t &seed,
                     const std::string &what)
{
    const auto number = [](const std::string &text, bool &ok) {
        ok = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
        return ok ? QString::fromStdString(text).toULongLong(&ok) : 0;
    };
    CLI::Option *option = command.add_option_function<std::string>(
        name,
        [&seed, number](const std::string &text) {
            bool ok = false;
            seed = number(text, ok);
        },
        what);
    option->type_name("UINT")->check([number](const std::string &text) {
        bool ok = false;
        number(text, ok);
        return ok ? std::string()
                  : "Value " + text + " not in range 0 to " +
                        std::to_string(std::numeric_limits<std::uint64_t>::max());
    });
    if (seed != 0)
        option->default_str(std::to_string(seed));
    return option;
}

void addJournal(CLI::App &command, std::string &file)
{
    command
        .add_option("--journal", file,
                    "Write every finished match there, and take those that are there already: a "
                    "run that was stopped or killed goes on where it was")
        ->type_name("FILE");
}

} // namespace takujo
