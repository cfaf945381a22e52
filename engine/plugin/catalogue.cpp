#include "plugin/catalogue.h"

#include "game/rule_check.h"
#include "game/within_memory.h"
#include "io/files.h"
#include "io/record_io.h"
#include "plugin/elf_file.h"
#include "plugin/game_plugin.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>

#include <algorithm>
#include <dlfcn.h>
#include <exception>
#include <tuple>

namespace takujo {

namespace {

constexpr QLatin1StringView kInterface("org.takujo.GamePlugin/");

Problems inFile(Problems problems, const QString &file)
{
    for (Problem &p : problems)
        p.file = file.toStdString();
    return problems;
}

Problems fileProblem(Text text, const QString &file)
{
    const std::string name = QFileInfo(file).fileName().toStdString();
    return inFile(problem(std::move(text).raw("file", name)), file);
}

/// Folder of the library this code is in, empty when linked statically.
QString engineFolder()
{
    Dl_info info{};
    if (dladdr(reinterpret_cast<const void *>(&engineFolder), &info) == 0 || !info.dli_fname)
        return {};
    return QFileInfo(QFile::decodeName(info.dli_fname)).absolutePath();
}

/// The metadata object when the file is a game plugin of this version; never runs its code.
Loaded<QJsonObject> readMetadata(const QString &file)
{
    if (!QFileInfo(file).isFile()) // a pipe would be waited for
        return fileProblem("plugin.notPlugin", file);
    const QPluginLoader loader(file);
    const QJsonObject all = loader.metaData();
    const QString iid = all.value(QStringLiteral("IID")).toString();
    if (iid.isEmpty())
        return fileProblem("plugin.notPlugin", file);
    if (!iid.startsWith(kInterface))
        return fileProblem(Text("plugin.foreign").raw("iid", iid.toStdString()), file);
    if (iid != QStringLiteral(TAKUJO_GAME_PLUGIN_IID))
        return fileProblem(Text("plugin.version")
                               .raw("plugin", iid.mid(kInterface.size()).toStdString())
                               .raw("program", TAKUJO_VERSION),
                           file);
    if (!isWholeElfFile(file))
        return fileProblem("plugin.damaged", file);
    return all.value(QStringLiteral("MetaData")).toObject();
}

/// Loads the code. It stays loaded: definitions are referred to from everywhere.
Loaded<const GameDefinition *> load(const GameEntry &entry)
{
    QPluginLoader loader(entry.pluginFile);
    loader.setLoadHints(QLibrary::PreventUnloadHint | QLibrary::ResolveAllSymbolsHint);
    const auto *plugin = qobject_cast<GamePlugin *>(loader.instance());
    if (!plugin)
        return fileProblem(Text("plugin.load").raw("reason", loader.errorString().toStdString()),
                           entry.pluginFile);
    try {
        const GameDefinition &definition = plugin->definition();
        if (definition.id != entry.id.toStdString() || !definition.create ||
            definition.schema.game != definition.id)
            return fileProblem("plugin.contents", entry.pluginFile);
        return &definition;
    } catch (const std::exception &error) { // its embedded data did not parse
        return fileProblem(Text("plugin.load").raw("reason", error.what()), entry.pluginFile);
    }
}

} // namespace

QStringList Catalogue::defaultFolders()
{
    QStringList folders =
        qEnvironmentVariable("TAKUJO_PLUGIN_PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    if (QCoreApplication::instance())
        folders << QCoreApplication::applicationDirPath() + QStringLiteral("/../" TAKUJO_PLUGINDIR);
    if (const QString engine = engineFolder(); !engine.isEmpty())
        folders << engine + QStringLiteral("/plugins/games");
    QStringList unique;
    for (const QString &folder : folders) {
        const QString real = QFileInfo(folder).canonicalFilePath();
        if (!real.isEmpty() && !unique.contains(real))
            unique << real;
    }
    return unique;
}

Catalogue::Catalogue(const QStringList &folders)
{
    for (const QString &folder : folders)
        scan(folder);
    std::stable_sort(m_games.begin(), m_games.end(), [](const GameEntry &a, const GameEntry &b) {
        return std::tie(a.order, a.id) < std::tie(b.order, b.id);
    });
}

void Catalogue::scan(const QString &folder)
{
    const QStringList names =
        QDir(folder).entryList({QStringLiteral("*.so")}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        addFile(QDir(folder).absoluteFilePath(name));
}

void Catalogue::addFile(const QString &file)
{
    const auto refuse = [this](const Problems &why) {
        m_problems.insert(m_problems.end(), why.begin(), why.end());
    };
    const Loaded<QJsonObject> metadata = readMetadata(file);
    if (!metadata)
        return refuse(metadata.error());
    Loaded<GameEntry> entry = readGameEntry(file, *metadata);
    if (!entry)
        return refuse(inFile(entry.error(), file));
    if (const GameEntry *first = find(entry->id)) {
        Problems again = fileProblem(Text("plugin.twice")
                                         .raw("game", entry->id.toStdString())
                                         .raw("first", first->pluginFile.toStdString()),
                                     file);
        again.front().severity = Severity::Caution;
        return refuse(again);
    }
    m_games.push_back(std::move(*entry));
}

const GameEntry *Catalogue::find(const QString &id) const
{
    const auto it = std::find_if(m_games.begin(), m_games.end(),
                                 [&](const GameEntry &e) { return e.id == id; });
    return it == m_games.end() ? nullptr : &*it;
}

Loaded<const GameDefinition *> Catalogue::definition(const QString &id)
{
    for (const auto &[known, definition] : m_loaded) {
        if (known == id)
            return definition;
    }
    const GameEntry *entry = find(id);
    if (!entry)
        return problem(Text("plugin.unknown").raw("game", id.toStdString()));
    Loaded<const GameDefinition *> loaded = load(*entry);
    if (loaded)
        m_loaded.emplace_back(id, *loaded);
    return loaded;
}

Loaded<std::shared_ptr<const Game>> Catalogue::makeGame(const RuleSet &rules, int seats)
{
    const Loaded<const GameDefinition *> found = definition(QString::fromStdString(rules.game));
    if (!found)
        return found.error();
    const GameDefinition &game = **found;
    if (seats < game.minSeats || seats > game.maxSeats)
        return problem(Text("plugin.seats")
                           .num("seats", seats)
                           .num("min", game.minSeats)
                           .num("max", game.maxSeats));
    const Loaded<RuleValues> values = effectiveValues(game.schema, rules);
    if (!values)
        return values.error();
    if (Problems problems = checkSeats(game.schema, *values, seats); hasErrors(problems))
        return problems;
    return std::shared_ptr<const Game>(game.create(*values, seats));
}

Loaded<RuleSet> Catalogue::preset(const QString &game, const QString &id)
{
    const Loaded<const GameDefinition *> found = definition(game);
    if (!found)
        return found.error();
    const GameDefinition &definition = **found;
    if (definition.schema.preset(id.toStdString()))
        return officialRuleSet(definition.schema, definition.texts, id.toStdString());
    std::string known;
    for (const Preset &offered : definition.schema.presets)
        known += (known.empty() ? "" : ", ") + offered.id;
    return problem(Text("plugin.preset")
                       .raw("game", game.toStdString())
                       .raw("preset", id.toStdString())
                       .raw("known", known));
}

const GameDefinition *Catalogue::namedIn(const Json &document)
{
    const Loaded<const GameDefinition *> found =
        definition(QString::fromStdString(recordGame(document)));
    return found ? *found : nullptr;
}

Loaded<RuleSet> Catalogue::rulesFrom(const Json &document, const QString &file)
{
    return withinMemory([&]() -> Loaded<RuleSet> {
        const std::string game = recordGame(document);
        if (game.empty())
            return inFile(problem("rules.document"), file);
        const Loaded<const GameDefinition *> found = definition(QString::fromStdString(game));
        if (!found)
            return inFile(found.error(), file);
        RuleReport report = checkRules(**found, document);
        if (!report.ok())
            return inFile(report.problems, file);
        return std::move(*report.rules);
    });
}

Loaded<RuleSet> Catalogue::rulesFor(const QString &reference)
{
    const auto colon = reference.indexOf(QLatin1Char(':'));
    if (colon > 0 && find(reference.left(colon)))
        return preset(reference.left(colon), reference.mid(colon + 1));
    const Loaded<Json> document = readJsonFile(reference);
    if (!document)
        return document.error();
    return rulesFrom(*document, reference);
}

} // namespace takujo
