#include "app.h"

#include "matchsounds.h"

#include <algorithm>
#include <QQmlEngine>
#include <QRandomGenerator>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

App *theApp = nullptr; // the one instance, made by main(); QML asks for it by create()

AiPace paceOf(const QString &name)
{
    return name == u"instant" ? AiPace::Instant
           : name == u"slow"  ? AiPace::Slow
           : name == u"step"  ? AiPace::Step
                              : AiPace::Normal;
}

} // namespace

App::App(const Parts &parts)
    : m_parts(parts),
      m_keys(parts.settings),
      m_sounds(parts.settings),
      m_shelf(parts.catalogue, parts.store, parts.settings),
      m_programs(parts.settings),
      m_setup(parts.catalogue, parts.settings, m_programs),
      m_records(parts.catalogue, parts.store, parts.settings),
      m_statistics(parts.catalogue, parts.store),
      m_rulebook(parts.catalogue),
      m_guide(parts.catalogue),
      m_position(
          parts.catalogue, [this](const OpenPosition &open) { return seatsOf(open); },
          parts.store.folder() + u"/positions"_s)
{
    theApp = this;
    connect(&parts.settings, &Settings::languageChanged, this,
            [this] { m_parts.translation.use(m_parts.settings.language()); });
    connect(&parts.translation, &Translation::changed, this, &App::applyLanguage);
    connect(&parts.settings, &Settings::paceChanged, this, &App::applyPace);
    connect(&parts.settings, &Settings::notKept, this, [this](const QString &file) {
        emit failed(tr("Settings cannot be kept"),
                    tr("%1 cannot be written. What you change is lost when the program ends.")
                        .arg(shownPath(file)));
    });
    connect(&m_position, &PositionDraft::notKept, this, [this](const Problems &problems) {
        fail(tr("A position that is not saved cannot be kept"), problems);
    });
    m_shelf.show(parts.translation.language());
    m_setup.show(parts.translation.language());
    m_records.show(parts.translation.language());
    m_statistics.show(parts.translation.language());
    m_rulebook.show(parts.translation.language());
    m_guide.show(parts.translation.language());
    m_position.show(parts.translation.language());
}

App::~App()
{
    if (!m_saveProblem.isEmpty()) // a last try
        save();
    m_parts.settings.setOpenMatch({});
    theApp = nullptr;
}

App *App::create(QQmlEngine *, QJSEngine *)
{
    Q_ASSERT(theApp);
    QQmlEngine::setObjectOwnership(theApp, QQmlEngine::CppOwnership);
    return theApp;
}

void App::applyLanguage()
{
    const Language language = m_parts.translation.language();
    m_keys.retranslate();
    m_shelf.show(language);
    m_setup.show(language);
    m_records.show(language);
    m_statistics.show(language);
    m_rulebook.show(language);
    m_guide.show(language);
    m_position.show(language);
    if (m_session)
        m_session->setLanguage(language);
    if (m_viewed)
        m_viewed->setLanguage(language);
    if (m_lesson)
        m_lesson->setLanguage(language);
    if (m_puzzle)
        m_puzzle->setLanguage(language);
    if (!m_saveProblem.isEmpty())
        save(); // says the problem in the new language, if it is still there
    emit languageChanged();
}

void App::applyPace()
{
    if (m_session)
        m_session->computer()->setPace(paceOf(m_parts.settings.pace()));
}

const GameEntry *App::entryOf(const QString &game) const { return m_parts.catalogue.find(game); }

std::uint64_t App::newSeed() const
{
    return m_fixedSeed ? *m_fixedSeed : QRandomGenerator::system()->generate64();
}

bool App::fail(const QString &title, Problems problems, const QString &file)
{
    emit failed(title, told(std::move(problems), file), file);
    return false;
}

bool App::started(const Problems &problems, const QString &game)
{
    if (!problems.empty())
        emit failed(tr("This match cannot be started"), toldOf(game, problems));
    return problems.empty();
}

QString App::told(Problems problems, const QString &file)
{
    for (Problem &problem : problems)
        if (problem.file.empty())
            problem.file = file.toStdString();
    return toldOf(file.isEmpty() ? QString() : gameNamedIn(file), problems);
}

QString App::toldOf(const QString &game, const Problems &problems)
{
    const GameDefinition *definition = nullptr;
    if (m_parts.catalogue.find(game))
        if (const Loaded<const GameDefinition *> loaded = m_parts.catalogue.definition(game))
            definition = *loaded;
    return problemLines(problems, m_parts.translation.language(), definition).join(u'\n');
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
    return rules &&
           started(begin(RuleSet(*rules), m_setup.seatList(), newSeed()), m_setup.gameId());
}

bool App::quickStart(const QString &game)
{
    if (!m_setup.choose(game))
        return fail(tr("This game cannot be opened"), m_setup.problems());
    return startMatch();
}

bool App::playRightAway(const QString &game)
{
    if (!m_setup.choose(game))
        return fail(tr("This game cannot be opened"), m_setup.problems());
    m_setup.seatAnew();
    return startMatch();
}

Problems App::begin(const RuleSet &rules, const std::vector<SeatSetup> &seats, std::uint64_t seed,
                    bool known)
{
    const auto game = m_parts.catalogue.makeGame(rules, static_cast<int>(seats.size()));
    if (!game)
        return game.error();
    const std::string now = QDateTime::currentDateTime()
                                .toOffsetFromUtc(QDateTime::currentDateTime().offsetFromUtc())
                                .toString(Qt::ISODate)
                                .toStdString();
    std::vector<SeatSetup> named = seats;
    for (SeatSetup &seat : named)
        seat.playedBy = m_programs.nameOf(seat.program).toStdString();
    auto match = std::make_unique<Match>(*game, rules, std::move(named), seed, TAKUJO_VERSION, now);
    const bool programs = std::any_of(seats.begin(), seats.end(),
                                      [](const SeatSetup &s) { return !s.program.empty(); });
    if (known || programs) // nobody vouches for what a program knows
        match->setPractice();
    host(sessionOf(std::move(match), false), m_parts.store.newFile(qstr(rules.game)));
    return {};
}

// Of a lesson or a puzzle, too.
void App::adopt(MatchSession &session)
{
    QQmlEngine::setObjectOwnership(&session, QQmlEngine::CppOwnership);
    session.setGuide(m_guide.guideOf(session.entry().id));
}

std::unique_ptr<MatchSession> App::sessionOf(std::unique_ptr<Match> match, bool replay)
{
    const GameEntry *entry = entryOf(qstr(match->record().rules.game));
    auto session =
        std::make_unique<MatchSession>(*entry, std::move(match), m_parts.translation.language());
    adopt(*session);
    session->computer()->setPace(paceOf(m_parts.settings.pace()));
    session->setSimulations(m_simulations);
    session->setAiSeed(m_fixedSeed ? *m_fixedSeed : QRandomGenerator::global()->generate64());
    session->setPrograms(m_programs);
    session->setReplay(replay);
    session->prepare();
    return session;
}

// A replay has no file: nothing of it is saved.
void App::host(std::unique_ptr<MatchSession> session, const QString &file, QString trial)
{
    connect(session.get(), &MatchSession::recordChanged, this, &App::save);
    connect(session.get(), &MatchSession::matchFinished, this, [this] {
        if (!m_file.isEmpty())
            m_parts.settings.setResultShown(m_file, true); // whoever played it saw it
        m_parts.settings.setOpenMatch({});
    });
    const ReviewModel *review = session->story()->costly();
    connect(review, &ReviewModel::changed, this,
            [this, review, shown = session.get()] { keepReview(*shown, *review); });
    new MatchSounds(m_sounds, session.get());
    keepUnsaved();
    m_retry.end();
    m_file = file;
    m_parts.settings.setOpenMatch(session->finished() ? QString() : file);
    m_trial = std::move(trial);
    m_setUp = false;
    m_endsLesson = false;
    replace(m_session, std::move(session), &App::sessionChanged);
    write();
    m_session->begin();
}

bool App::rematch()
{
    if (!m_session)
        return false;
    const MatchRecord record = m_session->match().record();
    return started(begin(record.rules, record.seats, newSeed()), qstr(record.rules.game));
}

bool App::sameDeal()
{
    if (!m_session || !m_session->kept())
        return false;
    const MatchRecord record = m_session->match().record();
    return started(begin(record.rules, record.seats, record.seed, true), qstr(record.rules.game));
}

bool App::replaySession()
{
    if (!m_session || !m_session->finished() || !m_session->kept())
        return false;
    // what began in a position has no deal to be replayed
    Loaded<Match> match =
        m_trial.isEmpty() ? Match::replay(m_session->match().gamePtr(), m_session->match().record())
                          : Loaded<Match>(m_session->match());
    if (!match)
        return fail(tr("This record cannot be opened"), match.error());
    const int viewer = m_session->view()->seat();
    host(sessionOf(std::make_unique<Match>(std::move(match).value()), true), {}, m_trial);
    m_session->view()->lookFrom(viewer);
    m_session->cursor()->lookAt(0);
    return true;
}

bool App::branchHere() { return m_session && branchAt(m_session->cursor()->ply()); }

bool App::branchAt(int ply)
{
    if (!m_session || !m_session->finished() || !m_session->kept())
        return false;
    Match branch = m_session->match().branch(ply);
    const QString game = m_session->entry().id;
    // what began in a position cannot be replayed, and so not be kept
    const QString file = m_trial.isEmpty() ? m_parts.store.newFile(game) : QString();
    host(sessionOf(std::make_unique<Match>(std::move(branch)), false), file, m_trial);
    return true;
}

void App::leaveMatch()
{
    if (!m_session)
        return;
    m_session->stop();
    m_session->computer()->setAway(true);
}

bool App::readBook(const QString &game, const RuleSet &rules, int seats)
{
    m_guide.open(game, rules, seats);
    return m_rulebook.open(game, rules, seats, m_guide.guideOf(game));
}

void App::openRulebook(const QString &game, bool inLesson)
{
    const MatchSession *played = inLesson ? taught() : session();
    if (played && played->entry().id == game) {
        readBook(game, played->match().record().rules, played->seatCount());
        return;
    }
    if (m_setup.gameId() == game && m_setup.chosenRules()) {
        readBook(game, *m_setup.chosenRules(), static_cast<int>(m_setup.seatList().size()));
        return;
    }
    const Loaded<RuleSet> rules = m_parts.catalogue.rulesFor(game + u":standard"_s);
    if (rules)
        readBook(game, *rules, 0);
    else
        fail(tr("This rulebook cannot be opened"), rules.error());
}

bool App::tryFigure(const QString &figure)
{
    const Loaded<OpenFigure> open = m_guide.figure(figure);
    if (!open)
        return fail(tr("This figure cannot be opened"), open.error());
    leaveMatch();
    host(sessionOf(std::make_unique<Match>(open->match), false), {}, figure);
    return true;
}

} // namespace takujo
