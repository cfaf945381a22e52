// For tests/faults, by LD_PRELOAD: the system takes half of what is written, as it may.
#include <dlfcn.h>
#include <sys/types.h>

#include <cstddef>

namespace {

template<class Call>
Call real(const char *name)
{
    return reinterpret_cast<Call>(dlsym(RTLD_NEXT, name));
}

std::size_t half(std::size_t bytes) { return bytes > 1 ? bytes / 2 : bytes; }

} // namespace

extern "C" {

ssize_t write(int file, const void *bytes, std::size_t count)
{
    static const auto call = real<ssize_t (*)(int, const void *, std::size_t)>("write");
    return call(file, bytes, half(count));
}

ssize_t pwrite(int file, const void *bytes, std::size_t count, off_t at)
{
    static const auto call = real<ssize_t (*)(int, const void *, std::size_t, off_t)>("pwrite");
    return call(file, bytes, half(count), at);
}

ssize_t pwrite64(int file, const void *bytes, std::size_t count, off64_t at)
{
    static const auto call = real<ssize_t (*)(int, const void *, std::size_t, off64_t)>("pwrite64");
    return call(file, bytes, half(count), at);
}

} // extern "C"
