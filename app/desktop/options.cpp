#include "options.h"

#include <QLocale>

#include <functional>
#include <map>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

using Setter = std::function<bool(Options &, const QString &)>;

bool setSize(Options &options, const QString &text)
{
    const QStringList parts = text.split(u'x');
    if (parts.size() != 2)
        return false;
    options.size = QSize(parts.at(0).toInt(), parts.at(1).toInt());
    constexpr QSize kLeast(320, 240);
    constexpr QSize kMost(8192, 8192); // a picture of 256 MB
    return options.size == options.size.expandedTo(kLeast).boundedTo(kMost);
}

Setter choice(QString Options::*target, const QStringList &allowed)
{
    return [target, allowed](Options &o, const QString &v) {
        o.*target = v;
        return allowed.contains(v);
    };
}

Setter anything(QString Options::*target)
{
    return [target](Options &o, const QString &v) {
        o.*target = v;
        return !v.isEmpty();
    };
}

const std::map<QString, Setter> &valueOptions()
{
    static const std::map<QString, Setter> options{
        {u"--lang"_s, choice(&Options::language, {u"ja"_s, u"en"_s})},
        {u"--theme"_s,
         choice(&Options::theme, {u"day"_s, u"night"_s, u"hcLight"_s, u"hcDark"_s, u"system"_s})},
        {u"--text-size"_s,
         [](Options &o, const QString &v) {
             o.textSize = v.toInt();
             return o.textSize >= 100 && o.textSize <= 200;
         }},
        {u"--size"_s, setSize},
        {u"--page"_s, choice(&Options::page, {u"shelf"_s, u"setup"_s, u"table"_s, u"result"_s,
                                              u"review"_s, u"records"_s, u"rulebook"_s,
                                              u"settings"_s, u"keys"_s, u"about"_s, u"editor"_s})},
        {u"--play"_s, anything(&Options::play)},
        {u"--lesson"_s, anything(&Options::lesson)},
        {u"--shot"_s, anything(&Options::shot)},
        {u"--demo-dir"_s, anything(&Options::demoFolder)},
        {u"--seed"_s,
         [](Options &o, const QString &v) {
             bool ok = false;
             o.seed = v.toULongLong(&ok);
             return ok;
         }},
    };
    return options;
}

const std::map<QString, bool Options::*> &flags()
{
    static const std::map<QString, bool Options::*> all{
        {u"--demo"_s, &Options::demo},
        {u"--bench-ui"_s, &Options::benchUi},
        {u"--help"_s, &Options::help},
        {u"-h"_s, &Options::help},
        {u"--version"_s, &Options::version},
        {u"-v"_s, &Options::version},
        {u"--new-window"_s, &Options::newWindow},
    };
    return all;
}

/// The first fault is told. What follows is read all the same: it may name the language.
void refuse(Options &options, const QString &english, const QString &japanese)
{
    if (!options.error.isEmpty())
        return;
    options.error = english;
    options.errorJapanese = japanese;
}

} // namespace

Options readOptions(const QStringList &arguments)
{
    Options options;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        const QString name = argument.section(u'=', 0, 0);
        const auto flag = flags().find(argument);
        const auto value = valueOptions().find(name);
        options.given |= flag != flags().end() || value != valueOptions().end();
        if (flag != flags().end()) {
            options.*(flag->second) = true;
        } else if (value != valueOptions().end()) {
            const bool attached = argument.contains(u'=');
            if (!attached && i + 1 >= arguments.size()) {
                refuse(options, u"%1 needs a value"_s.arg(name),
                       u"%1 には値が必要です"_s.arg(name));
                return options;
            }
            const QString given = attached ? argument.section(u'=', 1) : arguments.at(++i);
            if (!value->second(options, given))
                refuse(options, u"%1 cannot be \"%2\""_s.arg(name, given),
                       u"%1 に「%2」は指定できません"_s.arg(name, given));
        } else if (argument.startsWith(u"--"_s)) {
            refuse(options, u"unknown option %1"_s.arg(argument),
                   u"%1 というオプションはありません"_s.arg(argument));
        } else {
            options.files.append(argument);
        }
    }
    return options;
}

bool speaksJapanese(const Options &options)
{
    return options.language == u"ja"_s ||
           (options.language != u"en"_s && QLocale::system().language() == QLocale::Japanese);
}

} // namespace takujo
