#include "rulelibrary.h"

#include "game/hidden_characters.h"
#include "io/file_problem.h"
#include "io/files.h"
#include "io/whole_letters.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

const QString kSuffix = u".takujo-rules"_s;
constexpr int kShownName = 200;  ///< letters
constexpr int kStampLength = 16; ///< "20261121-232359-"

QString textOf(const Json &object, const char *key)
{
    if (!object.is_object())
        return {};
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? QString::fromStdString(it->get<std::string>())
                                                 : QString();
}

/// A name as the tree shows it; nobody has checked the file yet.
QString nameOf(const Json &object, const char *key)
{
    return QString::fromStdString(
        withoutHidden(wholeLetters(textOf(object, key), kShownName).toStdString()));
}

/// "Summer night!" -> "summer-night"; empty when there is no Latin letter or digit.
QString slug(const QString &name)
{
    QString out;
    for (const QChar c : name.toLower()) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (plain)
            out += c;
        else if (!out.isEmpty() && !out.endsWith(u'-'))
            out += u'-';
    }
    while (out.endsWith(u'-'))
        out.chop(1);
    return out.left(40);
}

/// "Summer night 2" and 3 -> "Summer night 3".
std::string numbered(const std::string &name, int number)
{
    constexpr int kMost = 50; ///< letters, with which there is room for a number
    if (name.empty())
        return name;
    static const QRegularExpression last(u" [0-9]{1,3}$"_s); // a year belongs to the name
    const QString stem = wholeLetters(QString::fromStdString(name).remove(last), kMost);
    return (stem + u' ' + QString::number(number)).toStdString();
}

QString unused(const QString &folder, const QString &stem)
{
    QString file = folder + u'/' + stem + kSuffix;
    for (int n = 2; QFileInfo::exists(file); ++n)
        file = folder + u'/' + stem + u'-' + QString::number(n) + kSuffix;
    return file;
}

Problems changeProblem(const QString &file)
{
    return fileProblem("io.write", QFileInfo(file).fileName(), errno);
}

Problems move(const QString &file, const QString &to)
{
    Problems problems = makeFolder(QFileInfo(to).absolutePath());
    if (problems.empty() && !QFile::rename(file, to))
        problems = changeProblem(file);
    return problems;
}

} // namespace

RuleLibrary::RuleLibrary(Catalogue &catalogue, QString folder)
    : m_catalogue(catalogue), m_folder(std::move(folder))
{
    clearLeftovers(m_folder);
    clearLeftovers(draftsFolder());
}

std::optional<LibraryEntry> RuleLibrary::describe(const QString &file, const Json &document) const
{
    if (!document.is_object())
        return std::nullopt;
    LibraryEntry entry;
    entry.file = file;
    entry.game = textOf(document, "game");
    if (!m_catalogue.find(entry.game))
        return std::nullopt;
    const auto name = document.find("name");
    if (name != document.end()) {
        entry.nameJa = nameOf(*name, "ja");
        entry.nameEn = nameOf(*name, "en");
    }
    return entry;
}

std::optional<LibraryEntry> RuleLibrary::describeUnreadable(const QString &file) const
{
    const std::optional<SalvagedFile> damaged = readDamaged(file);
    const QString game = damaged ? QString::fromStdString(damaged->game) : QString();
    if (!game.isEmpty() && !m_catalogue.find(game))
        return std::nullopt;
    LibraryEntry entry;
    if (damaged)
        entry = describe(file, damaged->backup).value_or(entry);
    entry.file = file;
    entry.game = game;
    entry.unreadable = true;
    return entry;
}

std::vector<LibraryEntry> RuleLibrary::entriesIn(const QString &folder) const
{
    std::vector<LibraryEntry> out;
    const QFileInfoList files =
        QDir(folder).entryInfoList({u"*"_s + kSuffix}, QDir::Files, QDir::Name);
    for (const QFileInfo &file : files) {
        const QString path = file.absoluteFilePath();
        const Loaded<Json> document = readJsonFile(path);
        if (auto entry = document ? describe(path, *document) : describeUnreadable(path))
            out.push_back(std::move(*entry));
    }
    return out;
}

std::vector<LibraryEntry> RuleLibrary::entries() const
{
    std::vector<LibraryEntry> out = entriesIn(m_folder);
    addDrafts(out);
    return out;
}

std::vector<LibraryEntry> RuleLibrary::deleted() const
{
    std::vector<LibraryEntry> out = entriesIn(deletedFolder());
    std::reverse(out.begin(), out.end()); // names begin with the time: newest first
    for (LibraryEntry &entry : out) {
        if (entry.nameJa.isEmpty() && entry.nameEn.isEmpty())
            entry.nameEn = QFileInfo(entry.file).completeBaseName().mid(kStampLength);
    }
    return out;
}

void RuleLibrary::addDrafts(std::vector<LibraryEntry> &entries) const
{
    for (const QFileInfo &info : QDir(draftsFolder()).entryInfoList({u"*.json"_s}, QDir::Files)) {
        const Loaded<Json> kept = readJsonFile(info.absoluteFilePath());
        if (!kept || !kept->is_object() || !kept->contains("rules"))
            continue;
        const QString file = textOf(*kept, "file");
        if (QFileInfo::exists(file) || !owns(file) || !(*kept)["rules"].is_object())
            continue;
        if (auto entry = describe(file, (*kept)["rules"])) {
            entry->draftOnly = true;
            entries.push_back(std::move(*entry));
        }
    }
}

std::optional<QString> RuleLibrary::find(const Json &document) const
{
    const auto known = [this](const Json &json) -> std::optional<std::string> {
        const Loaded<RuleSet> rules = m_catalogue.rulesFrom(json);
        if (!rules)
            return std::nullopt;
        const auto game = m_catalogue.definition(QString::fromStdString(rules->game));
        const Loaded<RuleValues> values = effectiveValues((*game)->schema, *rules);
        return Json{rules->game, rules->nameJa, rules->nameEn, rules->base,
                    ruleHash((*game)->schema, *values)}
            .dump();
    };
    const auto wanted = known(document);
    for (const LibraryEntry &entry : entriesIn(m_folder)) {
        const Loaded<Json> own = readJsonFile(entry.file);
        if (wanted && own && known(*own) == wanted)
            return entry.file;
    }
    return std::nullopt;
}

bool RuleLibrary::owns(const QString &file) const
{
    return QFileInfo(file).absolutePath() == QFileInfo(m_folder).absoluteFilePath();
}

Loaded<const GameDefinition *> RuleLibrary::gameOf(const Json &document) const
{
    const QString game = nameOf(document, "game");
    return game.isEmpty() ? problem(Text("rules.document")) : m_catalogue.definition(game);
}

RuleSet RuleLibrary::distinctlyNamed(RuleSet rules) const
{
    const std::vector<LibraryEntry> others = entries();
    const auto taken = [&](const RuleSet &named) {
        const QString ja = QString::fromStdString(named.nameJa);
        const QString en = QString::fromStdString(named.nameEn);
        return std::any_of(others.begin(), others.end(), [&](const LibraryEntry &other) {
            return other.game.toStdString() == named.game &&
                   ((!ja.isEmpty() && other.nameJa == ja) || (!en.isEmpty() && other.nameEn == en));
        });
    };
    const RuleSet given = rules;
    for (int number = 2; taken(rules); ++number) {
        rules.nameJa = numbered(given.nameJa, number);
        rules.nameEn = numbered(given.nameEn, number);
    }
    return rules;
}

QString RuleLibrary::stem(const RuleSet &rules)
{
    const QString name = slug(QString::fromStdString(rules.nameEn));
    const QString game = QString::fromStdString(rules.game);
    return name.isEmpty() ? game : game + u'-' + name;
}

QString RuleLibrary::newFile(const RuleSet &rules) const
{
    const QString stem = RuleLibrary::stem(rules);
    QString file = unused(m_folder, stem);
    // a draft of something never saved holds its name too
    for (int n = 2; QFileInfo::exists(draftFile(file)); ++n)
        file = unused(m_folder, stem + u'-' + QString::number(n));
    return file;
}

Problems RuleLibrary::save(const QString &file, const RuleSet &rules) const
{
    Problems problems = makeFolder(QFileInfo(file).absolutePath());
    if (problems.empty())
        problems = writeFile(file, prettyJson(writeRuleSet(rules)));
    if (problems.empty())
        dropDraft(file);
    return problems;
}

Loaded<QString> RuleLibrary::remove(const QString &file) const
{
    QString place;
    if (QFileInfo::exists(file)) {
        const QString stamp = QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss-"_s);
        place = unused(deletedFolder(), stamp + QFileInfo(file).completeBaseName());
        if (const Problems problems = move(file, place); !problems.empty())
            return problems;
    }
    QFile::remove(file + u'~');
    dropDraft(file);
    return place;
}

Loaded<QString> RuleLibrary::restore(const QString &file) const
{
    QString place = unused(m_folder, QFileInfo(file).completeBaseName().mid(kStampLength));
    if (const Problems problems = move(file, place); !problems.empty())
        return problems;
    return place;
}

Problems RuleLibrary::purge(const QString &file) const
{
    return QFile::remove(file) ? Problems() : changeProblem(file);
}

QString RuleLibrary::draftFile(const QString &file) const
{
    const QByteArray key = QCryptographicHash::hash(QFileInfo(file).absoluteFilePath().toUtf8(),
                                                    QCryptographicHash::Sha1)
                               .toHex();
    return draftsFolder() + u'/' + QString::fromLatin1(key) + u".json"_s;
}

// A draft that cannot be written (full disk) loses nothing that was saved; saving says why.
void RuleLibrary::saveDraft(const QString &file, const RuleSet &rules, const QByteArray &over) const
{
    QDir().mkpath(draftsFolder());
    Json kept = Json::object();
    kept["file"] = QFileInfo(file).absoluteFilePath().toStdString();
    kept["over"] = over.toHex().toStdString();
    kept["rules"] = writeRuleSet(rules);
    (void)writeFile(draftFile(file), prettyJson(kept), false);
}

void RuleLibrary::dropDraft(const QString &file) const { QFile::remove(draftFile(file)); }

std::optional<Json> RuleLibrary::draft(const QString &file) const
{
    if (!QFileInfo::exists(draftFile(file)))
        return std::nullopt;
    // want of memory is not caught: whoever opens the rules without their draft writes over it
    const Loaded<std::string> bytes = readFile(draftFile(file));
    const Loaded<Json> kept = bytes ? parseJson(*bytes) : Loaded<Json>(bytes.error());
    if (!kept || !kept->is_object() || !kept->contains("rules"))
        return std::nullopt;
    return *kept;
}

} // namespace takujo::editor
