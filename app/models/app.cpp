#include "app.h"

#include "resultwords.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QQmlEngine>
#include <QRandomGenerator>
#include <QStandardPaths>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

App *g_app = nullptr; // the one instance, made by main(); QML asks for it by create()

AiPace paceOf(const QString &name)
{
    return name == u"instant" ? AiPace::Instant
        : name == u"slow"     ? AiPace::Slow
        : name == u"step"     ? AiPace::Step
                              : AiPace::Normal;
}

} // namespace

App::App(const Parts &parts)
    : m_parts(parts), m_shelf(parts.catalogue, parts.store), m_setup(parts.catalogue, parts.settings),
      m_records(parts.catalogue, parts.store), m_rulebook(parts.catalogue)
{
    g_app = this;
    connect(&parts.settings, &Settings::languageChanged, this,
            [this] { m_parts.translation.use(m_parts.settings.language()); });
    connect(&parts.translation, &Translation::changed, this, &App::applyLanguage);
    connect(&parts.settings, &Settings::paceChanged, this, &App::applyPace);
    m_shelf.show(parts.translation.language());
    m_setup.show(parts.translation.language());
    m_records.show(parts.translation.language());
    m_rulebook.show(parts.translation.language());
}

App::~App()
{
    g_app = nullptr;
}

App *App::create(QQmlEngine *, QJSEngine *)
{
    Q_ASSERT(g_app);
    QQmlEngine::setObjectOwnership(g_app, QQmlEngine::CppOwnership);
    return g_app;
}

void App::applyLanguage()
{
    const Language language = m_parts.translation.language();
    m_shelf.show(language);
    m_setup.show(language);
    m_records.show(language);
    m_rulebook.show(language);
    if (m_session)
        m_session->setLanguage(language);
    if (!m_saveProblem.isEmpty())
        save(); // says the problem in the new language, if it is still there
    emit languageChanged();
}

void App::applyPace()
{
    if (m_session)
        m_session->setPace(paceOf(m_parts.settings.pace()));
}

const GameEntry *App::entryOf(const QString &game) const
{
    return m_parts.catalogue.find(game);
}

std::uint64_t App::newSeed() const
{
    return m_fixedSeed ? m_fixedSeed : QRandomGenerator::system()->generate64();
}

bool App::fail(const QString &title, const Problems &problems)
{
    emit failed(title, problemLines(problems, m_parts.translation.language()).join(u'\n'));
    return false;
}

bool App::startMatch()
{
    if (!startWithoutKeeping())
        return false;
    m_setup.remember();
    return true;
}

bool App::startWithoutKeeping()
{
    const RuleSet *rules = m_setup.chosenRules();
    return rules && begin(RuleSet(*rules), m_setup.seatList(), newSeed());
}

bool App::quickStart(const QString &game)
{
    if (!m_setup.choose(game))
        return fail(tr("This game cannot be opened"), m_setup.problems());
    return startMatch();
}

bool App::begin(const RuleSet &rules, const std::vector<SeatSetup> &seats, std::uint64_t seed)
{
    const auto game = m_parts.catalogue.makeGame(rules, static_cast<int>(seats.size()));
    if (!game)
        return fail(tr("This match cannot be started"), game.error());
    const std::string now = QDateTime::currentDateTime().toOffsetFromUtc(QDateTime::currentDateTime().offsetFromUtc())
                                .toString(Qt::ISODate).toStdString();
    auto match = std::make_unique<Match>(*game, rules, seats, seed, TAKUJO_VERSION, now);
    host(std::move(match), m_parts.store.newFile(qstr(rules.game)), false);
    return true;
}

void App::host(std::unique_ptr<Match> match, const QString &file, bool replay)
{
    const GameEntry *entry = entryOf(qstr(match->record().rules.game));
    auto session = std::make_unique<MatchSession>(*entry, std::move(match), m_parts.translation.language());
    QQmlEngine::setObjectOwnership(session.get(), QQmlEngine::CppOwnership);
    session->setPace(paceOf(m_parts.settings.pace()));
    session->setSimulations(m_simulations);
    session->setAiSeed(m_fixedSeed ? m_fixedSeed : QRandomGenerator::global()->generate64());
    session->setReplay(replay);
    connect(session.get(), &MatchSession::recordChanged, this, &App::save);
    session->prepare();
    // pages still hold the old session until the signal, so it dies after it
    std::unique_ptr<MatchSession> old = std::exchange(m_session, std::move(session));
    m_file = replay ? QString() : file;
    emit sessionChanged();
    if (old)
        old.release()->deleteLater();
    save();
    m_session->begin();
    emit matchStarted();
}

void App::save()
{
    Problems problems; // a replay has no file, and so none
    if (m_session && !m_file.isEmpty())
        problems = m_parts.store.save(describeRecord(*m_session, m_file),
                                      writeRecord(m_session->match().game(), m_session->match().record()));
    const QString text = problemLines(problems, m_parts.translation.language()).join(u'\n');
    if (text == m_saveProblem)
        return;
    m_saveProblem = text;
    emit saveProblemChanged();
}

bool App::saveAgain()
{
    save();
    return m_saveProblem.isEmpty();
}

bool App::openRecord(const QString &file)
{
    const QString title = tr("This record cannot be opened");
    const Loaded<Json> document = readJsonFile(file);
    if (!document)
        return fail(title, document.error());
    const Loaded<RecordSummary> summary = readRecordSummary(*document);
    if (!summary)
        return fail(title, summary.error());
    const Loaded<const GameDefinition *> definition = m_parts.catalogue.definition(qstr(summary->game));
    if (!definition)
        return fail(title, definition.error());
    const Loaded<RuleSet> rules = recordRules((*definition)->schema, *document);
    if (!rules)
        return fail(title, rules.error());
    const auto game = m_parts.catalogue.makeGame(*rules, recordSeats(*document));
    if (!game)
        return fail(title, game.error());
    const Loaded<MatchRecord> record = readRecord(**game, *document);
    if (!record)
        return fail(title, record.error());
    Loaded<Match> match = Match::replay(*game, *record);
    if (!match)
        return fail(title, match.error());
    // a match in the records folder goes on in its file, one from elsewhere in a copy
    const bool own = QFileInfo(file).absolutePath() == QFileInfo(m_parts.store.folder()).absoluteFilePath();
    const bool over = match->finished();
    host(std::make_unique<Match>(std::move(match).value()),
         own ? file : m_parts.store.newFile(qstr(rules->game)), over);
    return true;
}

bool App::openFile(const QString &file)
{
    m_page.clear();
    if (file.endsWith(u".takujo-rules"_s)) {
        const Loaded<RuleSet> rules = m_parts.catalogue.rulesFor(file);
        if (!rules)
            return fail(tr("These rules cannot be used"), rules.error());
        if (!m_setup.addRules(QFileInfo(file).absoluteFilePath(), *rules))
            return fail(tr("This game cannot be opened"), m_setup.problems());
        m_page = u"setup"_s;
        return true;
    }
    if (!openRecord(file))
        return false;
    m_page = u"table"_s;
    return true;
}

QString App::openDialog()
{
    const QString file = QFileDialog::getOpenFileName(
        nullptr, tr("Open"), m_parts.store.folder(), tr("Matches and rules (*.takujo *.takujo-rules)"));
    return !file.isEmpty() && openFile(file) ? m_page : QString();
}

bool App::saveDialog()
{
    if (!m_session)
        return false;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = QFileInfo(m_file.isEmpty() ? m_parts.store.newFile(m_session->gameId()) : m_file).fileName();
    const QString file = QFileDialog::getSaveFileName(nullptr, tr("Save a copy"), folder + u'/' + name,
                                                      tr("Match records (*.takujo)"));
    return !file.isEmpty() && saveCopy(file);
}

bool App::saveCopy(const QString &file)
{
    if (!m_session)
        return false;
    const Json document = writeRecord(m_session->match().game(), m_session->match().record());
    const Problems problems = writeFile(file, prettyJson(document));
    return problems.empty() || fail(tr("The copy could not be saved"), problems);
}

bool App::rematch()
{
    if (!m_session)
        return false;
    const MatchRecord record = m_session->match().record();
    return begin(record.rules, record.seats, newSeed());
}

bool App::sameDeal()
{
    if (!m_session)
        return false;
    const MatchRecord record = m_session->match().record();
    return begin(record.rules, record.seats, record.seed);
}

bool App::replaySession()
{
    if (!m_session || !m_session->finished())
        return false;
    Loaded<Match> match = Match::replay(m_session->match().gamePtr(), m_session->match().record());
    if (!match)
        return fail(tr("This record cannot be opened"), match.error());
    const int viewer = m_session->viewerSeat();
    host(std::make_unique<Match>(std::move(match).value()), {}, true);
    m_session->setViewer(viewer);
    m_session->lookAt(0);
    return true;
}

bool App::branchHere()
{
    if (!m_session || !m_session->finished())
        return false;
    Match branch = m_session->match().branch(m_session->shownPly());
    const QString game = m_session->gameId();
    host(std::make_unique<Match>(std::move(branch)), m_parts.store.newFile(game), false);
    return true;
}

void App::leaveMatch()
{
    if (!m_session)
        return;
    m_session->stop();
    m_session->setPaused(true);
}

void App::openRulebook(const QString &game)
{
    const bool atTable = m_session && m_session->gameId() == game;
    if (atTable) {
        m_rulebook.open(game, m_session->match().record().rules, m_session->seatCount());
        return;
    }
    if (m_setup.gameId() == game && m_setup.chosenRules()) {
        m_rulebook.open(game, *m_setup.chosenRules(), static_cast<int>(m_setup.seatList().size()));
        return;
    }
    const Loaded<RuleSet> rules = m_parts.catalogue.rulesFor(game + u":standard"_s);
    if (rules)
        m_rulebook.open(game, *rules, 0);
    else
        fail(tr("This rulebook cannot be opened"), rules.error());
}

} // namespace takujo
