#pragma once
#include "learn/lesson.h"

namespace takujo {

/// What comes of something the learner did.
struct LessonAnswer
{
    enum class Kind : std::uint8_t {
        Right,    ///< the step is done, or its next move is asked for
        OnTheWay, ///< belongs to a move that is not complete yet
        Wrong     ///< nothing was played; `text` says why
    };
    Kind kind = Kind::OnTheWay;
    Text text;
    std::string clause;
};

/// Somebody in a lesson: where they are, the match of the present scene, what their presses mean.
/// One for all games. One thread. Copies are independent.
class LessonPlayer
{
public:
    /// At the step of `progress`. Problems when a position cannot be read.
    /// @param game of the lesson's rules and seats
    static Loaded<LessonPlayer> start(std::shared_ptr<const Lesson> lesson,
                                      std::shared_ptr<const Game> game,
                                      LessonProgress progress = {});

    const Lesson &lesson() const { return *m_lesson; }
    const LessonStep &step() const;
    int stepCount() const { return static_cast<int>(m_lesson->steps.size()); }
    LessonProgress progress() const { return m_progress; }
    /// The scene as it stands; it is not saved. The learner is seat kLearner.
    const Match &match() const { return m_match; }
    /// Plies of the scene before this step; those of the other seats that open it come next.
    int firstPly() const { return m_firstPly; }
    /// Whether the step still asks for something; next() waits for it.
    bool asks() const;
    /// The move to show, when one is asked for.
    std::optional<Move> shown() const;
    /// Texts of moves that are asked for now, as far as they can be listed.
    std::vector<std::string> asked() const;
    /// Whether this move is what the step asks for now. @pre it is legal
    bool accepts(const Move &move) const;

    /// A press on a piece or place, by its id, that completes no move.
    LessonAnswer press(std::string_view id);
    /// A complete move. When it is right it is played here.
    LessonAnswer play(const Move &move);

    bool
    next(); ///< plays what the others do first; false: the step still asks for something, or the lesson is over
    bool back(); ///< false: this is the first step
    void again() { enter(m_progress.step); }
    void skip() { enter(stepCount() - 1); } ///< to the learner's own match

private:
    LessonPlayer(std::shared_ptr<const Lesson> lesson, std::shared_ptr<const Game> game,
                 LessonProgress progress);
    void enter(int step);
    void begin(const LessonScene &scene);
    void playStep(const LessonStep &step, const std::vector<Move> &own);
    void playOthers(const LessonStep &step);
    const LessonMove *wanted() const;
    bool isWanted(std::string_view id) const;
    LessonAnswer wrong(const LessonMistake &mistake) const;
    LessonAnswer another() const;
    std::optional<LessonAnswer> almost(const Move &move) const;

    std::shared_ptr<const Lesson> m_lesson;
    std::shared_ptr<const Game> m_game;
    LessonProgress m_progress;
    Match m_match;
    std::vector<std::vector<Move>> m_moves; ///< the learner's own, of each step
    int m_firstPly = 0;
    bool m_pressed = false;
};

/// Whether a press on `id` hits the target. Piece ids, "zone/slot", zone ids.
bool hits(const LessonTarget &target, std::string_view id, const Presentation &table);

} // namespace takujo
