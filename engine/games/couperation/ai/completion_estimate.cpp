#include "ai/completion_estimate.h"

#include <algorithm>
#include <cmath>

namespace takujo::couperation {

CompletionEstimate::CompletionEstimate(const Rules &rules) : m_rules(rules)
{
    const Geometry &g = rules.geometry();
    for (int first = 1 - g.rows(); first <= 0; ++first) {
        Frame &f = m_frames[toIndex(first + g.rows() - 1)];
        f.index.fill(Frame::kNone);
        for (const std::uint8_t place : g.window(first)) {
            f.index[place] = static_cast<std::uint8_t>(f.count);
            f.bottom[toIndex(f.count)] = g.row(place) == 0;
            f.place[toIndex(f.count++)] = place;
        }
        const auto indexOf = [&f](int place) {
            return place < 0 ? Frame::kNone : f.index[toIndex(place)];
        };
        for (std::size_t i = 0; i < toIndex(f.count); ++i) {
            const int place = f.place[i];
            f.less[i] = {indexOf(g.less(place)[0]), indexOf(g.less(place)[1])};
            f.more[i] = {indexOf(g.more(place)[0]), indexOf(g.more(place)[1])};
        }
    }
    for (std::size_t n = 0; n < m_slack.size(); ++n)
        m_slack[n] = std::exp(-0.5F * static_cast<float>(n));
}

int CompletionEstimate::firstFor(int left, int right) const
{
    const Params &params = m_rules.params();
    const int rows = m_rules.geometry().rows();
    const int from = std::max(params.minCol(), right - rows + 1);
    const int to = std::min(params.maxCol() - rows + 1, left);
    return std::clamp(-((rows - 1) / 2), from, std::max(from, to));
}

void CompletionEstimate::read(const InformationSet &sight, int first, Numbers &numbers) const
{
    const Frame &f = frame(first);
    const Params &params = m_rules.params();
    const Bounds bounds = sight.p->down > 0 ? boundsOf(params, *sight.p) : Bounds{};
    for (std::size_t i = 0; i < toIndex(f.count); ++i) {
        const int place = f.place[i];
        const Card card = sight.p->tower[toIndex(place)];
        const bool finishOnly = m_rules.isTop(place) && !params.firstGame;
        if (finishOnly || card == kFinish) {
            const bool bound = !finishOnly || params.finishBetween;
            numbers[i] = bound ? static_cast<std::int8_t>(params.finishValue) : kUnknown;
        } else if (card == kHidden) {
            const Card front = sight.front(toIndex(place));
            numbers[i] = front == 0                  ? kUnknown
                         : bounds.fits(place, front) ? static_cast<std::int8_t>(front)
                                                     : kMissing;
        } else {
            numbers[i] = static_cast<std::int8_t>(card); // 0 is kMissing
        }
    }
}

int CompletionEstimate::bounds(const Frame &frame, const Numbers &numbers,
                               std::array<std::int8_t, kMaxTower + 1> &lo,
                               std::array<std::int8_t, kMaxTower + 1> &hi) const
{
    int conflicts = 0;
    lo[Frame::kNone] = 0;
    hi[Frame::kNone] = kNumbers + 1;
    const auto count = toIndex(frame.count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto bound =
            static_cast<std::int8_t>(std::max(lo[frame.less[i][0]], lo[frame.less[i][1]]) + 1);
        const std::int8_t n = numbers[i];
        conflicts += n > 0 && n < bound ? 1 : 0;
        lo[i] = n > 0 ? n : bound;
    }
    for (std::size_t i = count; i-- > 0;) {
        const auto bound =
            static_cast<std::int8_t>(std::min(hi[frame.more[i][0]], hi[frame.more[i][1]]) - 1);
        const std::int8_t n = numbers[i];
        conflicts += n > 0 && n > bound ? 1 : 0;
        hi[i] = n > 0 ? n : bound;
    }
    return conflicts;
}

/// CP-9, CP-10: whether a card may be added at a missing place.
bool CompletionEstimate::reached(const Frame &frame, const Numbers &numbers, std::size_t index)
{
    const auto taken = [&](std::uint8_t other) {
        return other != Frame::kNone && numbers[other] != kMissing;
    };
    const bool left = taken(frame.less[index][0]);
    const bool right = taken(frame.more[index][0]);
    return frame.bottom[index] ? left || right : left && right;
}

Prospect CompletionEstimate::judge(const Frame &frame, const Numbers &numbers, const Supply &supply,
                                   const Subsets &subsets) const
{
    std::array<std::int8_t, kMaxTower + 1> lo{};
    std::array<std::int8_t, kMaxTower + 1> hi{};
    Prospect out;
    out.unmatched = 2.0F * static_cast<float>(bounds(frame, numbers, lo, hi));
    std::array<std::int8_t, kMaxTower> ends{}; // of the missing places, rising
    std::array<CardSet, kMaxTower> fits{};
    std::size_t missing = 0;
    for (std::size_t i = 0; i < toIndex(frame.count); ++i) {
        if (numbers[i] != kMissing)
            continue;
        const CardSet fit = range(lo[i], hi[i]);
        out.slack += m_slack[toIndex(countOf(supply.all & fit))];
        out.open |= reached(frame, numbers, i) ? fit : 0;
        std::size_t at = missing++;
        for (; at > 0 && ends[at - 1] > hi[i]; --at) {
            ends[at] = ends[at - 1];
            fits[at] = fits[at - 1];
        }
        ends[at] = hi[i];
        fits[at] = fit;
    }
    out.missing = static_cast<int>(missing);
    match(out, {fits.data(), missing}, supply, subsets);
    return out;
}

/// @param fits of the missing places, earliest deadline first
void CompletionEstimate::match(Prospect &out, std::span<const CardSet> fits, const Supply &supply,
                               const Subsets &subsets)
{
    int unmatched = 0;
    int dear = 0;
    for (std::size_t i = 0; i < subsets.count; ++i) {
        CardSet cards = (subsets.items[i] & supply.all) | supply.sure;
        for (const CardSet fit : fits) {
            const CardSet fitting = cards & fit;
            const CardSet cheap = fitting & ~supply.dear;
            unmatched += fitting == 0 ? 1 : 0;
            dear += fitting != 0 && cheap == 0 ? 1 : 0;
            const CardSet from = cheap != 0 ? cheap : fitting;
            cards &= ~(from & (~from + 1)); // the lowest one
        }
    }
    const auto count = static_cast<float>(subsets.count);
    out.unmatched += static_cast<float>(unmatched) / count;
    out.dear = static_cast<float>(dear) / count;
}

} // namespace takujo::couperation
