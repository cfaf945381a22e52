#include "shortage.h"

#include "base/memory_reserve.h"

#include <cstdlib>
#include <new>

namespace takujo {

namespace {

thread_local Want g_want = Want::None;
thread_local long g_left = 0;  // allocations until memory is short
thread_local long g_taken = 0; // allocations looked at
thread_local long g_lastLarge = -1;

/// Memory that is short is short of large pieces first. Small ones must be there: the JSON library takes some
/// in its destructors, 16 bytes a child, and ends the program where it gets none.
constexpr std::size_t kLarge = 4096;

bool isShort(std::size_t bytes)
{
    if (g_want == Want::None)
        return false;
    if (bytes >= kLarge)
        g_lastLarge = g_taken;
    ++g_taken;
    if (g_left > 0) {
        --g_left;
        return false;
    }
    if (g_want != Want::Once)
        return bytes >= kLarge;
    g_want = Want::None;
    return true;
}

/// As the standard library does it: whoever keeps a reserve may give it, and the next try counts.
void *take(std::size_t bytes)
{
    try {
        while (isShort(bytes)) {
            if (!std::get_new_handler())
                throw std::bad_alloc();
            std::get_new_handler()();
        }
    } catch (const std::bad_alloc &) {
        if (g_want == Want::UntilRefused)
            g_want = Want::None;
        throw;
    }
    return std::malloc(bytes > 0 ? bytes : 1);
}

} // namespace

Shortage::Shortage(Want want, long after)
{
    keepMemoryReserve();
    g_taken = 0;
    g_lastLarge = -1;
    g_left = after;
    g_want = want;
}

Shortage::~Shortage() { g_want = Want::None; }

long Shortage::taken() const { return g_taken; }

long Shortage::lastLarge() const { return g_lastLarge; }

} // namespace takujo

// All memory of the standard library's containers, in this program and the libraries it loads.
void *operator new(std::size_t bytes)
{
    if (void *memory = takujo::take(bytes))
        return memory;
    throw std::bad_alloc();
}
void *operator new[](std::size_t bytes) { return operator new(bytes); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); }
