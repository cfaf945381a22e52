// One program for all formats: takujo-fuzz --FORMAT [libFuzzer's arguments]. It asks the same as fuzz.corpus,
// and grows its input by coverage, half of the time by the injuries of tests/damage.
#include "formats.h"

#include "../damage/mutation.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace takujo;

namespace {

const Format *g_format = nullptr; // chosen by the command line

} // namespace

extern "C" size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    // Never destroyed: the end of the program is no order in which Qt's own parts could go.
    static const auto *application = new QApplication(*argc, *argv);
    (void)application;
    const std::string wanted = *argc > 1 ? (*argv)[1] : "";
    for (const Format &format : formats())
        if (wanted == std::string("--") + format.name)
            g_format = &format;
    if (g_format)
        return 0;
    std::fputs("takujo-fuzz --FORMAT [arguments]; formats:", stderr);
    for (const Format &format : formats())
        std::fprintf(stderr, " %s", format.name);
    std::fputs("\n", stderr);
    std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string broken = g_format->take({reinterpret_cast<const char *>(data), size});
    if (!broken.empty()) {
        std::fprintf(stderr, "%s: %s\n", g_format->name, broken.c_str());
        std::abort();
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size,
                                               std::size_t most, unsigned int seed)
{
    if (seed % 2 == 0 || size == 0)
        return LLVMFuzzerMutate(data, size, most);
    const QByteArray out = mutated(
        QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)), seed);
    const std::size_t length = std::min(static_cast<std::size_t>(out.size()), most);
    std::memcpy(data, out.constData(), length);
    return length;
}
