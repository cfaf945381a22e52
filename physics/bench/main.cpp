// Measures the physics of Coin Hunt: repeatability, rest, speed, the ranking stage, the preview.
// Prints one line a figure and PASSED or FAILED last; exits 1 when a figure misses its floor.
#include "measures.h"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

using namespace takujo::physics;

struct Options
{
    std::string what = "all";
    std::uint64_t seed = 1;
    int shots = 0;     ///< 0 = as many as the measurement wants
    int samples = 256; ///< of a preview, as the program counts while an aim rests
    double rate = 480; ///< of a preview's pushes, Hz
    int threads = 2;
};

class Judge
{
public:
    void line(const std::string &name, const std::string &value, bool good)
    {
        std::printf("%-34s %s%s\n", name.c_str(), value.c_str(), good ? "" : "   BELOW");
        std::fflush(stdout);
        m_good = m_good && good;
    }
    void note(const std::string &name, const std::string &value) { line(name, value, true); }
    bool good() const { return m_good; }

private:
    bool m_good = true;
};

std::string text(double value, int digits)
{
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
    return buffer;
}

std::string hex(std::uint64_t value)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%016" PRIx64, value);
    return buffer;
}

int orElse(int value, int standard) { return value > 0 ? value : standard; }

/// The hash as another process computes it.
std::string hashOfFreshProcess(const char *self, const Options &o, int shots)
{
    const std::string command = std::string("'") + self + "' hash --shots " +
                                std::to_string(shots) + " --seed " + std::to_string(o.seed);
    std::FILE *pipe = popen(command.c_str(), "r");
    if (!pipe)
        return {};
    char buffer[64] = {};
    const bool read = std::fgets(buffer, sizeof buffer, pipe) != nullptr;
    pclose(pipe);
    return read ? std::string(buffer, std::strcspn(buffer, "\n")) : std::string();
}

void determinism(Judge &judge, const char *self, const Options &o)
{
    const int shots = orElse(o.shots, 10000);
    const Pushes first = manyPushes(o.seed, shots, 1);
    const std::string hash = hex(first.hash);
    judge.note("pushes", std::to_string(first.count) + ", hash " + hash);
    judge.line("again in this process", "", manyPushes(o.seed, shots, 1).hash == first.hash);
    judge.line("two threads", "", manyPushes(o.seed, shots, 2).hash == first.hash);
    judge.line("fresh process", "", hashOfFreshProcess(self, o, shots) == hash);
    judge.line("worst overlap, mm", text(first.worstOverlap, 3), first.worstOverlap <= 0.2);
    judge.line("not finite", std::to_string(first.notFinite), first.notFinite == 0);
    judge.line("not at rest within 0.5 s", std::to_string(first.notAtRest), first.notAtRest == 0);
    judge.note("longest settling, s", text(first.longestSettling, 4));
    judge.note("falls / direct drops a push",
               text(first.falls / static_cast<double>(first.count), 3) + " / " +
                   text(first.directDrops / static_cast<double>(first.count), 3));
}

void speed(Judge &judge, const Options &o)
{
    const Speed s = shotSpeed(o.seed, orElse(o.shots, 80), 7);
    judge.note("coins / steps a shot", text(s.coins, 1) + " / " + text(s.steps, 0));
    judge.note("shot, ms CPU", text(s.shotMs, 3));
    judge.note("bare cpSpaceStep, ms CPU", text(s.bareMs, 3));
    judge.line("shot / bare", text(s.ratio(), 3), s.ratio() <= 1.1);
}

void rankingStage(Judge &judge, const Options &o)
{
    const Agreement a = rankingAgreement(o.seed, orElse(o.shots, 1000), 3);
    const double same = static_cast<double>(a.sameSet) / a.shots;
    judge.line("ranking: same fallen set", text(same, 3), same >= 0.9);
    judge.line("ranking: shots/s a core", text(a.shotsPerSecond, 0), a.shotsPerSecond >= 550);
    judge.note("falls: authoritative / ranking",
               std::to_string(a.falls) + " / " + std::to_string(a.rankedFalls));
}

void calibration(Judge &judge, const std::string &name, const Calibration &c)
{
    judge.line(name + ": expected error", text(c.expectedError(), 4), c.expectedError() <= 0.03);
    judge.line(name + ": bins outside 99 %", std::to_string(c.binsOutside()), c.binsOutside() <= 1);
    judge.line(name + ": Brier / constant", text(c.brier(), 4) + " / " + text(c.constantBrier(), 4),
               c.brier() < c.constantBrier());
    for (const Calibration::Bin &bin : c.bins) {
        if (bin.count > 0)
            judge.note("  " + std::to_string(bin.count) + " forecasts",
                       text(bin.forecastSum / bin.count, 3) + " happened " +
                           text(static_cast<double>(bin.happened) / bin.count, 3) +
                           (bin.inside() ? "" : " outside"));
    }
}

void preview(Judge &judge, const Options &o)
{
    const PreviewReport r =
        previewCalibration(o.seed, orElse(o.shots, 2000), o.samples, o.rate, o.threads);
    judge.note("preview: pushes x samples", std::to_string(r.pushes) + " x " +
                                                std::to_string(r.samples) + " at " +
                                                text(o.rate, 0) + " Hz");
    judge.line("first odds (16), ms CPU", text(r.firstOddsMs, 1), r.firstOddsMs <= 150);
    calibration(judge, "odds", r.odds);
    calibration(judge, "coins", r.coins);
}

Options parse(int argc, char **argv)
{
    Options o;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (word.rfind("--", 0) != 0) {
            o.what = word;
            continue;
        }
        ++i;
        if (word == "--shots")
            o.shots = std::atoi(value);
        else if (word == "--seed")
            o.seed = std::strtoull(value, nullptr, 10);
        else if (word == "--samples")
            o.samples = std::atoi(value);
        else if (word == "--rate")
            o.rate = std::atof(value);
        else if (word == "--threads")
            o.threads = std::atoi(value);
    }
    return o;
}

} // namespace

int main(int argc, char **argv)
{
    const Options o = parse(argc, argv);
    if (o.what == "hash") {
        std::printf("%s\n", hex(manyPushes(o.seed, orElse(o.shots, 10000), 1).hash).c_str());
        return 0;
    }
    const bool all = o.what == "all";
    Judge judge;
    if (all || o.what == "authoritative")
        speed(judge, o);
    if (all || o.what == "ranking")
        rankingStage(judge, o);
    if (all || o.what == "determinism")
        determinism(judge, argv[0], o);
    if (all || o.what == "preview")
        preview(judge, o);
    std::puts(judge.good() ? "PASSED" : "FAILED");
    return judge.good() ? 0 : 1;
}
