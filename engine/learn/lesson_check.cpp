#include "learn/lesson_check.h"

#include "game/fields.h"
#include "learn/lesson_player.h"
#include "learn/lesson_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace takujo {

namespace {

constexpr int kMostMoves = 5'000; ///< over all ways through a lesson

template<class List, class Id>
bool hasId(const List &list, const Id &id)
{
    return std::any_of(list.begin(), list.end(), [&](const auto &item) { return item.id == id; });
}

bool isThere(const LessonTarget &target, const Match &match, const Presentation &table)
{
    switch (target.kind) {
    case LessonTarget::Kind::Piece: return hasId(table.pieces, target.id);
    case LessonTarget::Kind::Slot:
        return hasId(table.zones, target.id.substr(0, target.id.rfind('/')));
    case LessonTarget::Kind::Zone: return hasId(table.zones, target.id);
    case LessonTarget::Kind::Counter: return hasId(table.counters, target.id);
    case LessonTarget::Kind::Seat: return target.id < std::to_string(match.game().seats());
    case LessonTarget::Kind::Option: {
        const Loaded<Move> move = match.game().parseMove(target.id);
        return move && !match.check(*move);
    }
    case LessonTarget::Kind::Confirm: return !table.prompt.confirm.empty();
    case LessonTarget::Kind::Anchors: break;
    }
    return !table.prompt.anchors.empty();
}

class LessonWalk
{
public:
    LessonWalk(const Lesson &lesson, std::shared_ptr<const Game> game, LessonReport &report)
        : m_lesson(std::make_shared<const Lesson>(lesson)),
          m_game(std::move(game)),
          m_report(report)
    {}

    void run()
    {
        Loaded<LessonPlayer> player = LessonPlayer::start(m_lesson, m_game);
        if (player)
            walk(std::move(*player));
        else
            m_report.problems = player.error();
    }

private:
    /// From the beginning of a step to the end of the lesson, every way.
    void walk(LessonPlayer player)
    {
        lookAt(player);
        if (!player.step().moves.empty())
            return tryMoves(player);
        if (!player.step().press.empty())
            pressAll(player);
        goOn(std::move(player));
    }

    void goOn(LessonPlayer player)
    {
        prove(player.step().after, "after", player);
        if (player.asks())
            return;
        player.next();
        // a new scene does not depend on the way that led to it
        const bool again =
            !player.step().scene.empty() && !m_begun.insert(player.progress().step).second;
        if (!player.progress().done && !again)
            walk(std::move(player));
    }

    void lookAt(const LessonPlayer &player)
    {
        const LessonStep &step = player.step();
        const Presentation table = player.match().table(kLearner);
        checkOthers(player);
        prove(step.before, "before", player);
        findTargets(step.focus, "focus", player, table);
        findTargets(step.related, "related", player, table);
        findTargets(step.press, "press", player, table);
        for (const LessonMistake &mistake : step.mistakes)
            checkMistake(mistake, player, table);
        if (!step.moves.empty() && player.match().actor() != kLearner)
            fail("learn.actor", player, "moves");
    }

    void findTargets(const std::vector<LessonTarget> &targets, const char *key,
                     const LessonPlayer &player, const Presentation &table)
    {
        for (const LessonTarget &target : targets) {
            if (!isThere(target, player.match(), table))
                fail(Text("learn.notThere").raw("target", target.id), player, key);
        }
    }

    /// The mistake can be made, and its words are what comes of it.
    void checkMistake(const LessonMistake &mistake, const LessonPlayer &player,
                      const Presentation &table)
    {
        const Text missed = Text("learn.mistake").raw("text", mistake.text);
        if (mistake.press && !isThere(*mistake.press, player.match(), table))
            fail(missed, player, "mistakes");
        for (const std::string &text :
             mistake.move ? mistake.move->samples() : std::vector<std::string>()) {
            const Loaded<Move> move = m_game->parseMove(text);
            LessonPlayer tried = player;
            if (!move || tried.play(*move).kind != LessonAnswer::Kind::Wrong)
                return fail(missed, player, "mistakes");
            const Check refused = player.match().check(*move);
            if (refused && refused->clause != mistake.clause)
                fail(Text("learn.otherClause").raw("clause", refused->clause), player, "mistakes");
        }
    }

    void pressAll(LessonPlayer &player)
    {
        const Presentation table = player.match().table(kLearner);
        for (const LessonTarget &target : player.step().press) {
            const std::vector<std::string> ids = target.kind == LessonTarget::Kind::Anchors
                                                     ? table.prompt.anchors
                                                     : std::vector{target.id};
            for (const std::string &id : ids)
                pressOne(player, id);
        }
    }

    void pressOne(LessonPlayer &player, const std::string &id)
    {
        if (player.press(id).kind != LessonAnswer::Kind::Right)
            fail(Text("learn.notThere").raw("target", id), player, "press");
        if (player.step().refused.empty())
            return;
        Draft draft;
        draft.anchor = id;
        const DraftReport report = player.match().probe(draft);
        if (!report.refusal || report.refusal->clause != player.step().refused)
            fail(Text("learn.otherClause")
                     .raw("clause", report.refusal ? report.refusal->clause : std::string("-")),
                 player, "refused");
    }

    void tryMoves(const LessonPlayer &player)
    {
        for (const Move &move : candidates(player)) {
            if (++m_report.moves > kMostMoves)
                return fail("learn.ways", player, "moves");
            LessonPlayer way = player;
            const LessonAnswer answer = way.play(move);
            if (answer.kind != LessonAnswer::Kind::Right)
                fail(Text("learn.illegal").raw("move", m_game->moveText(move)), player, "moves",
                     answer.clause);
            else if (way.asks())
                tryMoves(way);
            else
                goOn(std::move(way));
        }
    }

    /// All moves the step accepts now, the one to be shown first; of ranges a few.
    std::vector<Move> candidates(const LessonPlayer &player)
    {
        std::vector<Move> moves;
        const auto add = [&](const Move &move) {
            if (std::find(moves.begin(), moves.end(), move) == moves.end())
                moves.push_back(move);
        };
        if (const std::optional<Move> shown = player.shown())
            add(*shown);
        else
            fail("learn.noMove", player, "moves");
        for (const std::string &text : player.asked()) {
            const Loaded<Move> move = m_game->parseMove(text);
            if (move)
                add(*move);
            else
                fail("learn.noMove", player, "moves");
        }
        for (const Move &move : player.match().legal().moves) {
            if (player.accepts(move))
                add(move);
        }
        return moves;
    }

    /// What the others did is what the step says, all of it.
    void checkOthers(const LessonPlayer &player)
    {
        const Match &match = player.match();
        std::vector<std::string> made;
        for (int ply = player.firstPly(); ply < match.plyCount(); ++ply) {
            const PlyRecord &record = match.record().plies[static_cast<std::size_t>(ply)];
            if (record.actor != kLearner && !record.automatic)
                made.push_back(m_game->moveText(record.move));
        }
        if (made != player.step().others)
            fail("learn.others", player, "others");
    }

    void prove(const std::vector<Statement> &statements, const char *key,
               const LessonPlayer &player)
    {
        const Situation situation{player.match(), kLearner, player.firstPly()};
        for (std::size_t i = 0; i < statements.size(); ++i) {
            ++m_report.statements;
            const Json found = statements[i].found(situation);
            if (!statements[i].holds(found))
                fail(Text("learn.untrue")
                         .raw("about", statements[i].name)
                         .raw("said", statements[i].value->dump())
                         .raw("found", found.dump()),
                     player, key + ("/" + std::to_string(i)));
        }
    }

    /// Each fault once, however many ways lead to it.
    void fail(Text text, const LessonPlayer &player, const std::string &key,
              const std::string &clause = {})
    {
        const std::string path = "/steps/" + std::to_string(player.progress().step) + "/" + key;
        if (m_told.insert(path + " " + text.id).second)
            m_report.problems.push_back(problem(std::move(text), path, clause).front());
    }

    std::shared_ptr<const Lesson> m_lesson;
    std::shared_ptr<const Game> m_game;
    LessonReport &m_report;
    std::set<std::string> m_told;
    std::set<int> m_begun; ///< steps that begin a scene and have been reached
};

/// A game of the rules for so many seats.
Loaded<std::shared_ptr<const Game>> gameOf(const GameDefinition &definition, const RuleSet &rules,
                                           int seats)
{
    const Loaded<RuleValues> values = effectiveValues(definition.schema, rules);
    if (!values)
        return values.error();
    if (seats < definition.minSeats || seats > definition.maxSeats)
        return problem(Text("plugin.seats")
                           .num("seats", seats)
                           .num("min", definition.minSeats)
                           .num("max", definition.maxSeats));
    if (Problems problems = checkSeats(definition.schema, *values, seats); hasErrors(problems))
        return problems;
    return std::shared_ptr<const Game>(definition.create(*values, seats));
}

void append(Problems &all, Problems more)
{
    all.insert(all.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

void checkClauses(const GameDefinition &definition, const Lesson &lesson, Problems &problems)
{
    const auto need = [&](const std::string &clause, std::size_t step) {
        const auto &known = definition.clauses;
        if (std::find(known.begin(), known.end(), clause) == known.end())
            problems.push_back(problem(Text("learn.clause").raw("clause", clause),
                                       "/steps/" + std::to_string(step))
                                   .front());
    };
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep &step = lesson.steps[i];
        for (const std::string &clause : step.clauses)
            need(clause, i);
        for (const LessonMistake &mistake : step.mistakes)
            need(mistake.clause, i);
        if (step.clauses.empty())
            problems.push_back(problem("learn.noClause", "/steps/" + std::to_string(i)).front());
    }
}

} // namespace

LessonReport checkLesson(const GameDefinition &definition, const Lesson &lesson)
{
    LessonReport report;
    const auto match = gameOf(definition, lesson.match.rules, lesson.match.seats);
    const auto game = gameOf(definition, lesson.rules, lesson.seats);
    if (game)
        LessonWalk(lesson, *game, report).run();
    else
        append(report.problems, below("/rules", game.error()));
    if (!match)
        append(report.problems, below("/match", match.error()));
    else if (const auto players = (*match)->players();
             std::find(players.begin(), players.end(), lesson.match.level) == players.end())
        append(report.problems,
               problem(Text("learn.level").raw("level", lesson.match.level), "/match/level"));
    checkClauses(definition, lesson, report.problems);
    append(report.problems, checkLessonWords(lesson));
    return report;
}

} // namespace takujo
