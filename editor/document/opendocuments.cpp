#include "opendocuments.h"

#include "game/format_version.h"
#include "game/within_memory.h"
#include "io/files.h"
#include "repair.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDraftDelay = 400; ///< ms after a change

bool isPreset(const QString &reference)
{
    return reference.contains(u':') && !reference.contains(u'/') &&
           !reference.endsWith(u".takujo-rules"_s);
}

QByteArray hashOf(std::string_view bytes)
{
    return QCryptographicHash::hash(QByteArrayView(bytes.data(), std::ssize(bytes)),
                                    QCryptographicHash::Sha256);
}

/// Of what a file holds; empty = it cannot be read, or is not there.
QByteArray hashOfFile(const QString &file)
{
    const Loaded<std::string> bytes = readFile(file);
    return bytes ? hashOf(*bytes) : QByteArray();
}

std::string bytesOf(const RulesDocument &document)
{
    return prettyJson(writeRuleSet(document.rules()));
}

} // namespace

OpenDocuments::OpenDocuments(Catalogue &catalogue, RuleLibrary &library, QObject *parent)
    : QObject(parent), m_catalogue(catalogue), m_library(library)
{
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(kDraftDelay);
    connect(&m_draftTimer, &QTimer::timeout, this, &OpenDocuments::flush);
}

OpenDocuments::~OpenDocuments() { flush(); }

OpenDocuments::Opened OpenDocuments::open(const QString &reference, bool repair)
{
    for (const auto &document : m_documents)
        if (!document->readOnly() && document->file() == reference)
            return {document.get(), {}, false, false};
    if (!isPreset(reference)) {
        const Loaded<Opened> opened =
            withinMemory([&]() -> Loaded<Opened> { return openFile(reference, repair); });
        return opened ? *opened : Opened{nullptr, opened.error(), false, false};
    }
    const Loaded<RuleSet> rules = m_catalogue.rulesFor(reference);
    if (!rules)
        return {nullptr, rules.error(), false, false};
    const auto game = m_catalogue.definition(QString::fromStdString(rules->game));
    if (!game)
        return {nullptr, game.error(), false, false};
    return {take(std::make_unique<RulesDocument>(**game, *rules, QString())), {}, false, false};
}

OpenDocuments::Opened OpenDocuments::openFile(const QString &file, bool repair)
{
    const std::optional<Json> draft = m_library.draft(file);
    const QByteArray known = hashOfFile(file); // before it is read: what comes between is noticed
    const Loaded<Json> saved = readJsonFile(file);
    if (!saved && (!draft || isShortOfMemory(saved.error())))
        return {nullptr, saved.error(), false, false};
    const Json &document = saved ? *saved : draft->at("rules"); // all there is
    const auto game = m_library.gameOf(document);
    if (!game) {
        Problems problems = game.error();
        for (Problem &p : problems)
            p.file = file.toStdString();
        return {nullptr, problems, false, false};
    }
    Opened opened = load(**game, file, document, known, repair);
    if (!saved && opened.document) {
        opened.document->setUnsaved();
        opened.restored = true;
    }
    return opened;
}

// A file with parts that cannot be shown is opened only when asked to be repaired.
OpenDocuments::Opened OpenDocuments::load(const GameDefinition &game, const QString &file,
                                          const Json &document, const QByteArray &known,
                                          bool repair)
{
    const bool saved = QFileInfo::exists(file);
    const std::optional<Json> draft = m_library.draft(file);
    const Loaded<RuleSet> read = readRuleSet(game.schema, document);
    if (!read && isFromNewerProgram(read.error())) // saving would take away what is new in it
        return {nullptr, read.error(), false, false};
    std::vector<std::string> dropped;
    RuleSet rules = read ? *read : readLeniently(game.schema, document, &dropped);
    // values that contradict each other can be shown and mended in the form
    if (!dropped.empty() && saved && !repair && !draft) {
        Problems problems = read.error();
        for (Problem &p : problems)
            p.file = file.toStdString();
        return {nullptr, problems, false, false};
    }
    RulesDocument *opened =
        take(std::make_unique<RulesDocument>(game, std::move(rules), file), known);
    if (!dropped.empty())
        opened->setUnsaved();
    if (draft && saved)
        restore(*opened, *draft, known);
    return {opened, read ? Problems() : read.error(), !dropped.empty(),
            draft.has_value() && opened->isModified()};
}

// What was written to the file since the draft began is as if it came while the document is open, until
// somebody goes back to it.
void OpenDocuments::restore(RulesDocument &document, const Json &draft, const QByteArray &known)
{
    document.replace(readLeniently(document.game().schema, draft.at("rules")),
                     tr("Restored draft"));
    if (const auto over = draft.find("over"); over != draft.end() && over->is_string())
        m_known[&document] =
            QByteArray::fromHex(QByteArray::fromStdString(over->get<std::string>()));
    connect(
        &document, &RulesDocument::modifiedChanged, this,
        [this, document = &document, known] { m_known[document] = known; },
        Qt::SingleShotConnection);
}

RulesDocument *OpenDocuments::create(RuleSet rules)
{
    const auto game = m_catalogue.definition(QString::fromStdString(rules.game));
    const QString file = m_library.newFile(rules);
    RulesDocument *document = take(std::make_unique<RulesDocument>(**game, std::move(rules), file));
    m_library.saveDraft(file, document->rules(), {});
    document->setUnsaved();
    return document;
}

RulesDocument *OpenDocuments::take(std::unique_ptr<RulesDocument> owned, const QByteArray &known)
{
    RulesDocument *document = owned.get();
    m_known[document] = known;
    m_documents.push_back(std::move(owned));
    connect(document, &RulesDocument::changed, this, [this, document] {
        if (std::find(m_due.begin(), m_due.end(), document) == m_due.end())
            m_due.push_back(document);
        if (!m_draftTimer.isActive()) // also of somebody who never stops typing
            m_draftTimer.start();
    });
    connect(document, &RulesDocument::modifiedChanged, this,
            [this, document] { emit modifiedChanged(document->file()); });
    return document;
}

void OpenDocuments::flush()
{
    for (RulesDocument *document : std::exchange(m_due, {})) {
        if (document->isModified())
            m_library.saveDraft(document->file(), document->rules(), m_known.at(document));
        else
            m_library.dropDraft(document->file());
    }
}

bool OpenDocuments::isModified(const QString &file) const
{
    return std::any_of(m_documents.begin(), m_documents.end(), [&](const auto &document) {
        return !document->readOnly() && document->file() == file && document->isModified();
    });
}

std::vector<RulesDocument *> OpenDocuments::modified() const
{
    std::vector<RulesDocument *> out;
    for (const auto &document : m_documents)
        if (!document->readOnly() && document->isModified())
            out.push_back(document.get());
    return out;
}

bool OpenDocuments::changedElsewhere(const RulesDocument &document) const
{
    const QByteArray now = hashOfFile(document.file());
    return !now.isEmpty() && now != m_known.at(&document) && now != hashOf(bytesOf(document));
}

Problems OpenDocuments::save(RulesDocument &document)
{
    Problems problems = m_library.save(document.file(), document.rules());
    if (problems.empty()) {
        std::erase(m_due, &document);
        document.setSaved();
        m_known[&document] = hashOf(bytesOf(document));
    }
    return problems;
}

void OpenDocuments::discard(const QString &file)
{
    m_library.dropDraft(file);
    std::erase_if(m_documents, [&](const auto &document) {
        if (document->readOnly() || document->file() != file)
            return false;
        forget(document.get());
        return true;
    });
}

void OpenDocuments::tidy(const RulesDocument *keep)
{
    flush(); // of what was undone to the saved state since its draft was written, the draft goes
    std::erase_if(m_documents, [&](const auto &document) {
        if (document.get() == keep || (!document->readOnly() && document->isModified()))
            return false;
        forget(document.get());
        return true;
    });
}

void OpenDocuments::forget(const RulesDocument *document)
{
    std::erase(m_due, document);
    m_known.erase(document);
}

void OpenDocuments::rename(RulesDocument &document, const QString &file)
{
    m_library.dropDraft(document.file());
    document.setFile(file);
    m_known[&document].clear();
    m_library.saveDraft(file, document.rules(), {});
    document.setUnsaved();
}

} // namespace takujo::editor
