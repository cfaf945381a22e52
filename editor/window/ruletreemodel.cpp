#include "ruletreemodel.h"

#include "io/files.h"
#include "look.h"
#include "plaintext.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>
#include <QJsonArray>
#include <QMimeData>
#include <QUrl>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

QStandardItem *makeItem(const QString &text, RuleTreeModel::Kind kind, const QString &reference)
{
    auto *item = new QStandardItem(text);
    item->setEditable(false);
    item->setData(kind, RuleTreeModel::KindRole);
    item->setData(reference, RuleTreeModel::ReferenceRole);
    const bool file = kind == RuleTreeModel::House || kind == RuleTreeModel::Deleted;
    item->setDragEnabled(file);
    item->setSelectable(kind != RuleTreeModel::Group);
    return item;
}

void showTip(QStandardItem &house)
{
    const QString file = house.data(RuleTreeModel::ReferenceRole).toString();
    house.setToolTip(plainTip(house.text() + u'\n' + file));
}

void tellState(QStandardItem &item)
{
    item.setData(item.data(RuleTreeModel::ModifiedRole).toBool()
                     ? RuleTreeModel::tr("%1, unsaved changes").arg(item.text())
                     : item.text(),
                 Qt::AccessibleTextRole);
}

} // namespace

QString entryName(const LibraryEntry &entry, Language language)
{
    const QString &first = language == Language::Ja ? entry.nameJa : entry.nameEn;
    const QString &second = language == Language::Ja ? entry.nameEn : entry.nameJa;
    if (!first.isEmpty() || !second.isEmpty())
        return first.isEmpty() ? second : first;
    return QFileInfo(entry.file).completeBaseName();
}

QString gameName(const Catalogue &catalogue, const QString &game, Language language)
{
    const GameEntry *entry = catalogue.find(game);
    if (!entry)
        return game;
    return language == Language::Ja ? entry->nameJa : entry->nameEn;
}

RuleTreeModel::RuleTreeModel(QObject *parent) : QStandardItemModel(parent) {}

QStandardItem *RuleTreeModel::addGame(const GameEntry &entry, Language language)
{
    const bool ja = language == Language::Ja;
    QStandardItem *game = makeItem(ja ? entry.nameJa : entry.nameEn, Game, entry.id);
    game->setData(entry.id, GameRole);
    game->setFont(look().font(13, QFont::Medium));
    for (const auto &value : entry.metadata[u"presets"_s].toArray()) {
        const QJsonObject preset = value.toObject();
        const QString name = preset[u"name"_s].toObject()[ja ? u"ja"_s : u"en"_s].toString();
        QStandardItem *item = makeItem(tr("Official: %1").arg(name), Official,
                                       entry.id + u':' + preset[u"id"_s].toString());
        item->setData(entry.id, GameRole);
        item->setIcon(look().icon(u"lock"_s, look().ink3));
        item->setData(tr("%1, read-only").arg(item->text()), Qt::AccessibleTextRole);
        item->setToolTip(plainTip(item->text())); // it may not fit
        game->appendRow(item);
    }
    appendRow(game);
    return game;
}

void RuleTreeModel::addHouse(const LibraryEntry &entry, QStandardItem *parent, Kind kind,
                             const QString &name)
{
    QStandardItem *item =
        makeItem(entry.unreadable ? tr("%1 (cannot be read)").arg(name) : name, kind, entry.file);
    item->setData(entry.game, GameRole);
    item->setIcon(entry.unreadable ? look().icon(u"err"_s, look().err)
                                   : look().icon(u"lock"_s, QColor(Qt::transparent))); // in line
    showTip(*item);
    parent->appendRow(item);
}

void RuleTreeModel::rebuild(const Catalogue &catalogue, const RuleLibrary &library,
                            const QStringList &outside, Language language)
{
    clear();
    std::vector<LibraryEntry> entries = library.entries();
    for (const QString &file : outside)
        if (const Loaded<Json> document = readJsonFile(file); document && document->is_object())
            if (auto entry = library.describe(file, *document))
                entries.push_back(*entry);
    for (const GameEntry &game : catalogue.games()) {
        QStandardItem *parent = addGame(game, language);
        for (const LibraryEntry &entry : entries)
            if (entry.game == game.id)
                addHouse(entry, parent, House, entryName(entry, language));
    }
    addUnknown(entries, language);
    addDeleted(catalogue, library.deleted(), language);
}

void RuleTreeModel::addUnknown(const std::vector<LibraryEntry> &entries, Language language)
{
    QStandardItem *group = nullptr;
    for (const LibraryEntry &entry : entries) {
        if (!entry.game.isEmpty())
            continue;
        if (!group) {
            group = makeItem(tr("Game not known"), Group, u"unknown"_s);
            appendRow(group);
        }
        addHouse(entry, group, House, entryName(entry, language));
    }
}

void RuleTreeModel::addDeleted(const Catalogue &catalogue, const std::vector<LibraryEntry> &entries,
                               Language language)
{
    if (entries.empty())
        return;
    QStandardItem *bin = makeItem(tr("Recently deleted"), Group, u"deleted"_s);
    bin->setIcon(look().icon(u"trash"_s, look().ink3));
    for (const LibraryEntry &entry : entries) {
        const QString name = entryName(entry, language);
        //: deleted rules and their game
        addHouse(entry, bin, Deleted,
                 entry.game.isEmpty()
                     ? name
                     : tr("%1 – %2").arg(name, gameName(catalogue, entry.game, language)));
    }
    appendRow(bin);
}

QStandardItem *RuleTreeModel::find(QStandardItem *below, const QString &reference) const
{
    for (int row = 0; row < below->rowCount(); ++row) {
        QStandardItem *item = below->child(row);
        if (item->data(ReferenceRole).toString() == reference)
            return item;
        if (QStandardItem *found = find(item, reference))
            return found;
    }
    return nullptr;
}

QModelIndex RuleTreeModel::find(const QString &reference) const
{
    const QStandardItem *item = find(invisibleRootItem(), reference);
    return item ? item->index() : QModelIndex();
}

void RuleTreeModel::setName(const QString &reference, const QString &name)
{
    QStandardItem *item = find(invisibleRootItem(), reference);
    if (!item)
        return;
    item->setText(name);
    showTip(*item);
    tellState(*item);
}

void RuleTreeModel::setModified(const QString &reference, bool modified)
{
    QStandardItem *item = find(invisibleRootItem(), reference);
    if (!item || item->data(ModifiedRole).toBool() == modified)
        return;
    item->setData(modified, ModifiedRole);
    tellState(*item);
}

QStringList RuleTreeModel::mimeTypes() const { return {u"text/uri-list"_s}; }

QMimeData *RuleTreeModel::mimeData(const QModelIndexList &indexes) const
{
    QList<QUrl> urls;
    for (const QModelIndex &index : indexes)
        if (index.data(KindRole).toInt() == House)
            urls.append(QUrl::fromLocalFile(index.data(ReferenceRole).toString()));
    if (urls.isEmpty())
        return nullptr;
    auto *data = new QMimeData;
    data->setUrls(urls);
    return data;
}

} // namespace takujo::editor
