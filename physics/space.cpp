#include "physics/space.h"

#include "engine/base/clean_registers.h"

#include <chipmunk/chipmunk.h>

#include <cmath>
#include <cstdio>
#include <mutex>

namespace takujo::physics {

namespace {

/// The packaged library prints two lines on stdout at the first space of a process. Tools print
/// machine-readable lines there, so that first space is made while stdio's `stdout` points nowhere
/// (glibc lets it be assigned); the file descriptor and C++ streams are not touched.
void silenceFirstSpace()
{
    static std::once_flag once;
    std::call_once(once, [] {
        std::FILE *nowhere = std::fopen("/dev/null", "w");
        if (!nowhere)
            return;
        std::FILE *real = stdout;
        stdout = nowhere;
        cpSpaceFree(cpSpaceNew());
        stdout = real;
        std::fclose(nowhere);
    });
}

void release(cpSpace *space, cpConstraint *&constraint)
{
    cpSpaceRemoveConstraint(space, constraint);
    cpConstraintFree(constraint);
    constraint = nullptr;
}

} // namespace

Space::Space(const Constants &k) : m_k(k)
{
    silenceFirstSpace();
    takujo::cleanRegisters(); // the C library's pow and sincos are AVX code
    m_space = cpSpaceNew();
    cpSpaceSetIterations(m_space, k.iterations);
    cpSpaceSetCollisionSlop(m_space, k.slop);
    // Chipmunk takes the share of an overlap that remains after one second.
    cpSpaceSetCollisionBias(m_space, std::pow(1 - k.biasPerStep, 1 / k.dt));
}

Space::~Space()
{
    // The space wakes its bodies as it goes, so it goes first.
    cpSpaceFree(m_space);
    m_coins.push_back(m_pusher);
    for (const Coin &coin : m_coins) {
        if (coin.slide)
            cpConstraintFree(coin.slide);
        if (coin.spin)
            cpConstraintFree(coin.spin);
        if (coin.shape)
            cpShapeFree(coin.shape);
        if (coin.body)
            cpBodyFree(coin.body);
    }
}

void Space::addShape(Coin &coin)
{
    coin.shape = cpSpaceAddShape(m_space, cpCircleShapeNew(coin.body, m_k.radius, cpvzero));
    // The friction of a contact is the product of both coins'.
    cpShapeSetFriction(coin.shape, std::sqrt(m_k.coinFriction));
    cpShapeSetElasticity(coin.shape, 0);
}

void Space::addCoin(const Pose &pose, double mass)
{
    Coin coin;
    coin.body = cpSpaceAddBody(m_space, cpBodyNew(mass, mass * m_k.radius * m_k.radius / 2));
    cpBodySetPosition(coin.body, cpv(pose.x, pose.y));
    cpBodySetAngle(coin.body, pose.angle);
    addShape(coin);
    cpBody *ground = cpSpaceGetStaticBody(m_space);
    const double force = m_k.groundFriction * mass * m_k.gravity;
    coin.slide = cpSpaceAddConstraint(
        m_space, cpPivotJointNew2(ground, coin.body, cpv(pose.x, pose.y), cpvzero));
    cpConstraintSetMaxBias(coin.slide, 0);
    cpConstraintSetMaxForce(coin.slide, force);
    coin.spin = cpSpaceAddConstraint(m_space, cpGearJointNew(ground, coin.body, 0, 1));
    cpConstraintSetMaxBias(coin.spin, 0);
    cpConstraintSetMaxForce(coin.spin,
                            force * m_k.radius * 2 / 3); // lever of a disc that presses evenly
    m_coins.push_back(coin);
}

void Space::addPusher(const Point &at)
{
    m_pusher.body = cpSpaceAddBody(m_space, cpBodyNewKinematic());
    cpBodySetPosition(m_pusher.body, cpv(at.x, at.y));
    addShape(m_pusher);
}

void Space::setPusherVelocity(const Point &velocity)
{
    cpBodySetVelocity(m_pusher.body, cpv(velocity.x, velocity.y));
}

void Space::removeCoin(std::size_t number)
{
    Coin &coin = m_coins[number];
    release(m_space, coin.slide);
    release(m_space, coin.spin);
    cpSpaceRemoveShape(m_space, coin.shape);
    cpSpaceRemoveBody(m_space, coin.body);
    cpShapeFree(coin.shape);
    cpBodyFree(coin.body);
    coin = {};
}

void Space::step() { cpSpaceStep(m_space, m_k.dt); }

Point Space::position(std::size_t coin) const
{
    const cpVect p = cpBodyGetPosition(m_coins[coin].body);
    return {p.x, p.y};
}

Point Space::velocity(std::size_t coin) const
{
    const cpVect v = cpBodyGetVelocity(m_coins[coin].body);
    return {v.x, v.y};
}

double Space::angle(std::size_t coin) const { return cpBodyGetAngle(m_coins[coin].body); }

Point Space::pusher() const
{
    const cpVect p = cpBodyGetPosition(m_pusher.body);
    return {p.x, p.y};
}

} // namespace takujo::physics
