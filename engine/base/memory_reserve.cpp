#include "base/memory_reserve.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace takujo {

namespace {

// Never touched, so that it costs no page of memory.
constexpr std::size_t kBytes = 2 * 1024 * 1024;
std::atomic<void *> g_reserve{nullptr};

void giveReserve()
{
    void *reserve = g_reserve.exchange(nullptr);
    if (!reserve)
        throw std::bad_alloc();
    std::free(reserve);
}

} // namespace

void keepMemoryReserve()
{
    if (g_reserve.load())
        return;
    std::free(g_reserve.exchange(std::malloc(kBytes)));
    std::set_new_handler(giveReserve);
}

} // namespace takujo
