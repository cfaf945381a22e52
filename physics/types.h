#pragma once
#include <cstdint>
#include <optional>
#include <vector>

/// Sliding coins. Units everywhere: mm, s, rad; a coin weighs 1. x runs to the east, y to the north,
/// the board is [0, side] x [0, side] with (0, 0) in the south-west corner.
namespace takujo::physics {

inline constexpr double kPi = 3.141592653589793; ///< moc cannot read <numbers>
inline constexpr double kDegree = kPi / 180;
constexpr double degrees(double radians) { return radians * 180 / kPi; }
inline constexpr double kStoredMm = 65536;    ///< what is kept of a pose is whole parts of a mm
inline constexpr double kStoredRad = 1048576; ///< and of a rad

struct Constants
{
    double side = 165;
    double radius = 15;
    double dieMass = 0.35;
    double groundFriction = 0.4;
    double coinFriction = 0.25;
    double speed = 60;     ///< of the pushed coin, mm/s
    double gravity = 9810; ///< mm/s^2
    double dt = 1.0 / 480;
    double slop = 0.02;       ///< overlap the solver leaves alone, mm
    double biasPerStep = 0.2; ///< share of the remaining overlap taken away in a step
    double contactGap = 0.3;  ///< widest gap that still counts as touching the inserted coin, mm
    double restSpeed = 0.5;   ///< slower than this is at rest, mm/s
    double settleLimit = 0.5; ///< longest settling after the push, s
    double maxAngle = 0.2617993877991494; ///< of an aim, 15 degrees
    double maxDepth = 6;                  ///< of an aim, mm
    int iterations = 10;
};

/// The same law with longer steps and fewer iterations, for ranking many shots quickly: the fallen set
/// is the same in at least nine of ten shots (README, figures).
Constants ranking(Constants constants);

struct Pose
{
    double x = 0;
    double y = 0;
    double angle = 0;
    friend bool operator==(const Pose &, const Pose &) = default;
};

struct Disc
{
    int id = 0;
    Pose pose;
    friend bool operator==(const Disc &, const Disc &) = default;
};

/// What lies on the board. `discs` are sorted by id, ids are unique, centres are on the board.
struct Board
{
    Constants k;
    std::vector<Disc> discs;
    std::optional<int> dieOn; ///< id of the disc that carries the die
};

enum class Edge : std::uint8_t { South, West, North, East };

/// A straight push across one edge.
struct Shot
{
    Edge edge = Edge::South;
    double offset = 0; ///< where the path crosses the edge: x (South, North) or y (West, East)
    double angle = 0;  ///< from the inward normal, positive to the pusher's right
    double depth = 0;  ///< mm beyond "just fully on the board"
    int discId = 0;    ///< of the coin pushed in; not yet on the table
    friend bool operator==(const Shot &, const Shot &) = default;
};

/// Hand tremor: what is added to a shot after it was aimed. Pure in `seed`.
struct Tremor
{
    double offsetSigma = 0;
    double angleSigma = 0;
    std::uint64_t seed = 0;
    bool none() const { return offsetSigma <= 0 && angleSigma <= 0; }
};

struct Fall
{
    int id = 0;
    double time = 0; ///< since the push began
    Pose pose;       ///< where it left the board; it is removed at once
    double vx = 0;
    double vy = 0;
    bool touchingInserted = false; ///< gap to the inserted coin at most `contactGap` as it fell
    bool carriedDie = false;
};

struct ShotResult
{
    Board after;             ///< poses rounded by stored()
    std::vector<Fall> falls; ///< by step, then id
    Shot executed;           ///< with tremor and clamping
    double duration = 0;     ///< of push and settling
    double settling = 0;     ///< from the end of the push to rest
    double maxOverlap = 0;   ///< worst overlap of two coins in the whole shot, mm
    bool atRest = true;      ///< false: settleLimit came first
    bool touchedAny = false;
    bool directDrop() const;
};

/// Rounded to what is kept. A saved, replayed or undone board is the same.
Pose stored(const Pose &pose);

/// Over every bit of the result.
std::uint64_t hashOf(const ShotResult &result);

} // namespace takujo::physics
