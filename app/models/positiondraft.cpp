#include "positiondraft.h"

#include "game/within_memory.h"
#include "io/record_io.h"
#include "shown.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPauseMs = 300;
// Positions have some 10 kB; a field with more text than this answers keys too late.
constexpr qint64 kMaxEditedBytes = 256 * 1024;

/// One table can go over into the other.
bool alike(const Match &one, const Match &other)
{
    return one.game().definition().id == other.game().definition().id &&
           one.record().rulesHash == other.record().rulesHash &&
           one.record().seats == other.record().seats && one.finished() == other.finished();
}

} // namespace

PositionDraft::PositionDraft(Catalogue &catalogue, Seating seating, const QString &folder)
    : m_catalogue(catalogue), m_seating(std::move(seating)), m_folder(folder)
{
    for (const QString &text : m_folder.read())
        m_aside.append({text, {}});
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &PositionDraft::check);
}

PositionDraft::~PositionDraft()
{
    if (m_pause.isActive()) // somebody has just typed
        keep();
}

QString PositionDraft::textOf(const Game &game, const RuleSet &rules, const StateBlob &state)
{
    return qstr(prettyJson(writePosition(game, rules, state)));
}

bool PositionDraft::isEditable(const QString &file)
{
    if (QFileInfo(file).size() > kMaxEditedBytes)
        return false;
    const Loaded<std::string> bytes = readFile(file);
    return bytes && bytes->find("\"takujo-position/") != std::string::npos;
}

void PositionDraft::setText(const QString &text)
{
    if (text == m_now.text)
        return;
    m_now.text = text;
    m_pause.start();
    emit textChanged();
}

void PositionDraft::open(const QString &text) { replace({text, text}); }

void PositionDraft::takeUp()
{
    if (!m_aside.isEmpty())
        replace(m_aside.takeFirst());
}

Problems PositionDraft::discard()
{
    keep(); // somebody may have typed since
    if (Problems problems = m_folder.discard(m_now.text); !problems.empty())
        return problems;
    m_now.text = m_now.saved;
    const bool another = m_now.saved.isEmpty() && !m_aside.isEmpty();
    replace(another ? m_aside.takeFirst() : m_now);
    return {};
}

void PositionDraft::replace(Draft draft)
{
    if (changed() && m_now.text != draft.text)
        m_aside.append(m_now);
    m_now = std::move(draft);
    keep();
    read();
    if (!m_position) // what is shown belongs to the text before
        m_match.show(nullptr);
    emit checked();
    emit textChanged();
    emit replaced();
}

void PositionDraft::check()
{
    keep();
    read();
    emit checked();
}

void PositionDraft::keep()
{
    QStringList texts;
    for (const Draft &draft : std::as_const(m_aside))
        texts.append(draft.text);
    if (changed())
        texts.append(m_now.text);
    const Problems problems = m_folder.keep(texts);
    if (m_kept && !problems.empty())
        emit notKept(problems);
    m_kept = problems.empty();
}

void PositionDraft::read()
{
    m_pause.stop();
    m_position.reset();
    m_problems.clear();
    const std::string bytes = m_now.text.toStdString();
    const Loaded<Json> document = withinMemory([&] { return parseJson(bytes); });
    const Loaded<OpenPosition> open =
        document ? openPosition(m_catalogue, *document) : Loaded<OpenPosition>(document.error());
    m_isJson = document.ok();
    if (document)
        m_named = m_catalogue.namedIn(*document);
    if (open)
        m_position = *open;
    else
        m_problems = open.error();
    tellProblem();
    if (m_position)
        showPosition();
}

void PositionDraft::tellProblem()
{
    m_problem.clear();
    m_place = {};
    if (m_problems.empty())
        return;
    m_problem = problemLines({m_problems.front()}, m_language, m_named).join(u'\n');
    if (m_now.text.size() > kMaxDocumentBytes) // nothing was read
        return;
    m_place = JsonPlaces(m_now.text).find(m_problems.front().path);
    if (m_isJson) // what is not says its line itself
        m_problem =
            tr("Line %1: %2")
                .arg(QString::number(m_now.text.left(m_place.start).count(u'\n') + 1), m_problem);
}

void PositionDraft::showPosition()
{
    const Match match = Match::fromPosition(m_position->game, m_position->rules,
                                            m_seating(*m_position), m_position->state, 1);
    if (m_match && alike(m_match->match(), match)) {
        m_match->showMatch(match, -1); // its pieces go where they are now
        return;
    }
    const GameEntry *entry = m_catalogue.find(qstr(match.game().definition().id));
    m_match.show(StillMatch::made(*entry, match, m_language, !match.finished()));
}

bool PositionDraft::playable() const
{
    return m_position && m_position->game->actor(m_position->state) != kNoSeat;
}

QString PositionDraft::standing() const
{
    if (!m_match)
        return {};
    return m_match->finished() ? tr("The match is over: nobody is to decide.")
                               : tr("To decide: %1").arg(m_match->actorName());
}

void PositionDraft::setSaved()
{
    m_now.saved = m_now.text;
    keep();
    emit textChanged();
}

void PositionDraft::show(Language language)
{
    m_language = language;
    tellProblem();
    if (m_match)
        m_match->setLanguage(language);
    emit checked();
}

} // namespace takujo
