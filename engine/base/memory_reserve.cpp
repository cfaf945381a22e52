#include "base/memory_reserve.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace takujo {

namespace {

// Never touched, so that it costs no page of memory.
constexpr std::size_t kBytes = 2 * 1024 * 1024;
std::atomic<void *> held{nullptr};

void giveReserve()
{
    void *reserve = held.exchange(nullptr);
    if (!reserve)
        throw std::bad_alloc();
    std::free(reserve);
}

} // namespace

void keepMemoryReserve()
{
    if (held.load())
        return;
    std::free(held.exchange(std::malloc(kBytes)));
    std::set_new_handler(giveReserve);
}

} // namespace takujo
