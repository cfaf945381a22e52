// Made by takujo_add_game(): the bench of one game with its code linked in, for comparison with the
// plugin (takujo-cli bench runs it). Counts allocations. Prints the report as JSON.
#include "search/bench.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace takujo::hakkutsu {
const GameDefinition &definition();
}

namespace {
std::atomic<std::uint64_t> g_allocations{0};
}

void *operator new(std::size_t size)
{
    g_allocations.fetch_add(1, std::memory_order_relaxed);
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

int main()
{
    using namespace takujo;
    const GameDefinition &definition = hakkutsu::definition();
    const auto game = definition.create(definition.schema.defaults(), definition.minSeats);
    BenchSpec spec;
    spec.allocations = [] { return g_allocations.load(std::memory_order_relaxed); };
    std::puts(toJson(runBench(*game, spec)).dump().c_str());
    return 0;
}
