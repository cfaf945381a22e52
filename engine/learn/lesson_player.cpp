#include "learn/lesson_player.h"

#include "game/fields.h"
#include "learn/lesson_words.h"

#include <algorithm>

namespace takujo {

namespace {

std::vector<SeatSetup> lessonSeats(int seats)
{
    std::vector<SeatSetup> setups(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < setups.size(); ++seat) {
        setups[seat].kind = seat == kLearner ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai;
        setups[seat].colour = static_cast<int>(seat);
    }
    return setups;
}

Match matchOf(const Lesson &lesson, const LessonScene &scene, std::shared_ptr<const Game> game)
{
    const Loaded<StateBlob> state = game->stateFromJson(scene.position);
    return Match::fromPosition(std::move(game), lesson.rules, lessonSeats(lesson.seats), *state,
                               scene.seed);
}

const Piece *pieceOf(const Presentation &table, std::string_view id)
{
    const auto it = std::find_if(table.pieces.begin(), table.pieces.end(),
                                 [&](const Piece &p) { return p.id == id; });
    return it == table.pieces.end() ? nullptr : &*it;
}

/// Equal pieces of a zone are as good as each other: two cards of one kind in a hand.
bool isAlike(const Presentation &table, std::string_view a, std::string_view b)
{
    const Piece *one = pieceOf(table, a);
    const Piece *other = pieceOf(table, b);
    return a == b || (one && other && one->kind == other->kind && one->zone == other->zone);
}

bool holds(const std::vector<std::string> &list, std::string_view id)
{
    return std::find(list.begin(), list.end(), id) != list.end();
}

} // namespace

bool hits(const LessonTarget &target, std::string_view id, const Presentation &table)
{
    switch (target.kind) {
    case LessonTarget::Kind::Piece:
    case LessonTarget::Kind::Slot: return target.id == id;
    case LessonTarget::Kind::Zone: {
        const Piece *piece = pieceOf(table, id);
        return target.id == id || (piece && piece->zone == target.id);
    }
    case LessonTarget::Kind::Anchors: return holds(table.prompt.anchors, id);
    default: return false;
    }
}

LessonPlayer::LessonPlayer(std::shared_ptr<const Lesson> lesson, std::shared_ptr<const Game> game,
                           LessonProgress progress)
    : m_lesson(std::move(lesson)),
      m_game(std::move(game)),
      m_progress(progress),
      m_match(matchOf(*m_lesson, m_lesson->scenes.front(), m_game)),
      m_moves(m_lesson->steps.size())
{
    enter(std::clamp(progress.step, 0, stepCount() - 1));
}

Loaded<LessonPlayer> LessonPlayer::start(std::shared_ptr<const Lesson> lesson,
                                         std::shared_ptr<const Game> game, LessonProgress progress)
{
    for (std::size_t i = 0; i < lesson->scenes.size(); ++i) {
        const Loaded<StateBlob> state = game->stateFromJson(lesson->scenes[i].position);
        if (!state)
            return below("/scenes/" + std::to_string(i) + "/position", state.error());
    }
    return LessonPlayer(std::move(lesson), std::move(game), progress);
}

const LessonStep &LessonPlayer::step() const
{
    return m_lesson->steps[static_cast<std::size_t>(m_progress.step)];
}

/// Goes to the beginning of a step, by way of the whole scene: with the learner's own moves where they
/// have made any, else with those to be shown.
void LessonPlayer::enter(int step)
{
    int first = step;
    while (m_lesson->steps[static_cast<std::size_t>(first)].scene.empty())
        --first;
    begin(*m_lesson->scene(m_lesson->steps[static_cast<std::size_t>(first)].scene));
    for (int i = first; i < step; ++i)
        playStep(m_lesson->steps[static_cast<std::size_t>(i)],
                 m_moves[static_cast<std::size_t>(i)]);
    for (std::size_t i = static_cast<std::size_t>(step); i < m_moves.size(); ++i)
        m_moves[i].clear();
    m_progress.step = step;
    m_firstPly = m_match.plyCount();
    m_pressed = false;
    playOthers(this->step());
}

void LessonPlayer::begin(const LessonScene &scene) { m_match = matchOf(*m_lesson, scene, m_game); }

void LessonPlayer::playStep(const LessonStep &step, const std::vector<Move> &own)
{
    playOthers(step);
    for (std::size_t i = 0; i < step.moves.size(); ++i) {
        const Loaded<Move> shown = m_game->parseMove(step.moves[i].show);
        if (own.size() == step.moves.size())
            m_match.play(own[i]);
        else if (shown)
            m_match.play(*shown);
    }
}

void LessonPlayer::playOthers(const LessonStep &step)
{
    for (const std::string &other : step.others) {
        if (const Loaded<Move> move = m_game->parseMove(other))
            m_match.play(*move);
    }
}

const LessonMove *LessonPlayer::wanted() const
{
    const std::size_t made = m_moves[static_cast<std::size_t>(m_progress.step)].size();
    return made < step().moves.size() ? &step().moves[made] : nullptr;
}

bool LessonPlayer::asks() const { return wanted() || (!step().press.empty() && !m_pressed); }

std::optional<Move> LessonPlayer::shown() const
{
    const LessonMove *move = wanted();
    const Loaded<Move> shown = move ? m_game->parseMove(move->show) : Problems{};
    return shown ? std::optional(*shown) : std::nullopt;
}

std::vector<std::string> LessonPlayer::asked() const
{
    std::vector<std::string> texts;
    for (const MovePattern &pattern : wanted() ? wanted()->accept : std::vector<MovePattern>()) {
        const std::vector<std::string> samples = pattern.samples();
        texts.insert(texts.end(), samples.begin(), samples.end());
    }
    return texts;
}

bool LessonPlayer::accepts(const Move &move) const
{
    const LessonMove *wish = wanted();
    const std::string text = m_game->moveText(move);
    return wish && std::any_of(wish->accept.begin(), wish->accept.end(),
                               [&](const MovePattern &p) { return p.matches(text); });
}

LessonAnswer LessonPlayer::wrong(const LessonMistake &mistake) const
{
    return {LessonAnswer::Kind::Wrong, mistakeText(step(), mistake), mistake.clause};
}

LessonAnswer LessonPlayer::another() const
{
    return {LessonAnswer::Kind::Wrong, Text("learn.other").sub("step", stepName(step())), {}};
}

/// The move that is asked for, but with other numbers: by how much it is off.
std::optional<LessonAnswer> LessonPlayer::almost(const Move &move) const
{
    const std::string text = m_game->moveText(move);
    const std::optional<Move> wish = shown();
    if (!wish || std::none_of(wanted()->accept.begin(), wanted()->accept.end(),
                              [&](const MovePattern &p) { return p.matchesButForNumbers(text); }))
        return {};
    return LessonAnswer{LessonAnswer::Kind::Wrong,
                        Text("learn.almost")
                            .sub("move", m_game->describeFrom(m_match.view(kLearner), move))
                            .sub("wanted", m_game->describeFrom(m_match.view(kLearner), *wish)),
                        {}};
}

/// Whether the piece or place belongs to a move the step asks for.
bool LessonPlayer::isWanted(std::string_view id) const
{
    const Presentation table = m_match.table(kLearner);
    for (const PromptOption &option : table.prompt.options) {
        if (accepts(option.move) && (option.anchor == id || holds(option.path, id)))
            return true;
    }
    for (const MovePattern &pattern : wanted()->accept) {
        const Loaded<Move> move = m_game->parseMove(pattern.text());
        if (!pattern.exact() || !move)
            return true; // nobody can tell before the move is complete
        const Draft draft = m_game->draftOf(m_match.view(kLearner), *move);
        if (draft.anchor == id)
            return true;
        for (const std::vector<std::string> &group : draft.groups) {
            if (std::any_of(group.begin(), group.end(),
                            [&](const std::string &piece) { return isAlike(table, piece, id); }))
                return true;
        }
    }
    return false;
}

LessonAnswer LessonPlayer::press(std::string_view id)
{
    const Presentation table = m_match.table(kLearner);
    for (const LessonMistake &mistake : step().mistakes) {
        if (mistake.press && hits(*mistake.press, id, table))
            return wrong(mistake);
    }
    DraftReport report;
    if (asks() && m_match.actor() == kLearner) {
        Draft draft;
        draft.anchor = id;
        report = m_match.probe(draft);
    }
    const Violation refusal = report.refusal.value_or(Violation{});
    if (std::any_of(step().press.begin(), step().press.end(),
                    [&](const LessonTarget &t) { return hits(t, id, table); })) {
        m_pressed = true;
        return {LessonAnswer::Kind::Right, step().refused.empty() ? Text() : refusal.text,
                step().refused};
    }
    if (!asks() || (wanted() && isWanted(id)))
        return {};
    if (!refusal.text.empty())
        return {LessonAnswer::Kind::Wrong, refusal.text, refusal.clause};
    return another();
}

LessonAnswer LessonPlayer::play(const Move &move)
{
    const Check refused = m_match.check(move);
    if (!refused && accepts(move)) {
        m_match.play(move);
        m_moves[static_cast<std::size_t>(m_progress.step)].push_back(move);
        return {LessonAnswer::Kind::Right, {}, {}};
    }
    const std::string text = m_game->moveText(move);
    for (const LessonMistake &mistake : step().mistakes) {
        if (mistake.move && mistake.move->matches(text))
            return wrong(mistake);
    }
    if (refused)
        return {LessonAnswer::Kind::Wrong, refused->text, refused->clause};
    return almost(move).value_or(another());
}

bool LessonPlayer::next()
{
    if (asks() || m_progress.done)
        return false;
    if (m_progress.step + 1 == stepCount()) {
        m_progress.done = true;
        return true;
    }
    ++m_progress.step;
    const LessonStep &following = m_lesson->steps[static_cast<std::size_t>(m_progress.step)];
    if (!following.scene.empty())
        begin(*m_lesson->scene(following.scene));
    m_firstPly = m_match.plyCount();
    m_pressed = false;
    playOthers(following);
    return true;
}

bool LessonPlayer::back()
{
    if (m_progress.step == 0)
        return false;
    enter(m_progress.step - 1);
    return true;
}

} // namespace takujo
