#pragma once
#include "physics/types.h"

#include <vector>

struct cpBody;
struct cpConstraint;
struct cpShape;
struct cpSpace;

namespace takujo::physics {

struct Point
{
    double x = 0;
    double y = 0;
};

/// One Chipmunk space with coins seen from above: ground friction is a pivot and a gear joint with
/// capped force at every coin, so that it is solved together with the contacts. Coins are numbered in
/// the order in which they were added. One thread at a time.
class Space
{
public:
    explicit Space(const Constants &k);
    ~Space();
    Space(const Space &) = delete;
    Space &operator=(const Space &) = delete;

    void addCoin(const Pose &pose, double mass);
    /// The pushed coin: moves as told, whatever is in its way.
    void addPusher(const Point &at);
    void setPusherVelocity(const Point &velocity);
    void removeCoin(std::size_t coin);
    void step();

    Point position(std::size_t coin) const;
    Point velocity(std::size_t coin) const;
    double angle(std::size_t coin) const;
    Point pusher() const;

private:
    struct Coin
    {
        cpBody *body = nullptr;
        cpShape *shape = nullptr;
        cpConstraint *slide = nullptr;
        cpConstraint *spin = nullptr;
    };
    void addShape(Coin &coin);

    Constants m_k;
    cpSpace *m_space = nullptr;
    std::vector<Coin> m_coins;
    Coin m_pusher;
};

} // namespace takujo::physics
