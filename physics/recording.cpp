#include "physics/recording.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace takujo::physics {

namespace {

constexpr double kStill = 1e-4; // mm and rad: less is not a movement worth a frame

bool moved(const Pose &a, const Pose &b)
{
    return std::abs(a.x - b.x) > kStill || std::abs(a.y - b.y) > kStill ||
           std::abs(a.angle - b.angle) > kStill;
}

class Recorder
{
public:
    explicit Recorder(const Board &table)
    {
        for (const Disc &disc : table.discs)
            m_last[disc.id] = {0, disc.pose};
    }

    /// @param before when the last frame was taken: a coin that begins to move did not move until then
    void note(double time, double before, int id, const Pose &pose)
    {
        const auto known = m_last.find(id);
        if (known != m_last.end() && !moved(known->second.pose, pose))
            return;
        if (known != m_last.end() && known->second.time < before)
            m_frames.push_back({before, id, known->second.pose});
        m_frames.push_back({time, id, pose});
        m_last[id] = {time, pose};
    }

    std::vector<KeyFrame> take()
    {
        std::stable_sort(m_frames.begin(), m_frames.end(),
                         [](const KeyFrame &a, const KeyFrame &b) {
                             return a.time != b.time ? a.time < b.time : a.id < b.id;
                         });
        return std::move(m_frames);
    }

private:
    struct Last
    {
        double time = 0;
        Pose pose;
    };
    std::map<int, Last> m_last;
    std::vector<KeyFrame> m_frames;
};

/// Everything on the board and the pushed coin.
std::vector<Disc> everyDisc(const Stepper &stepper, int pushed)
{
    std::vector<Disc> discs = stepper.poses();
    discs.push_back({pushed, stepper.inserted()});
    return discs;
}

} // namespace

Recording record(const Board &table, const Shot &shot, const Tremor &tremor, int everySteps)
{
    Stepper stepper(table, shot, tremor);
    Recorder recorder(table);
    recorder.note(0, 0, shot.discId, {stepper.path().startX, stepper.path().startY, 0});
    double before = stepper.approach();
    recorder.note(before, 0, shot.discId, stepper.inserted());
    ContactFinder contacts(2 * table.k.radius, shot.discId);
    contacts.look(before, everyDisc(stepper, shot.discId));
    int steps = 0;
    for (bool more = true; more;) {
        more = stepper.step();
        for (const Fall &fall : stepper.newFalls())
            recorder.note(fall.time, before, fall.id, fall.pose);
        if (stepper.time() > stepper.approach())
            contacts.look(stepper.time(), everyDisc(stepper, shot.discId));
        if (more && ++steps % everySteps != 0)
            continue;
        for (const Disc &disc : stepper.poses())
            recorder.note(stepper.time(), before, disc.id, disc.pose);
        recorder.note(stepper.time(), before, shot.discId, stepper.inserted());
        before = stepper.time();
    }
    return {recorder.take(), contacts.take(), stepper.result()};
}

} // namespace takujo::physics
