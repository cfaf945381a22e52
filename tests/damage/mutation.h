#pragma once
#include <QByteArray>

#include <cstdint>

namespace takujo {

/// What the world does to files: a copy of `original` with one to four injuries, chosen by `seed`.
/// Bits flipped, parts cut out, doubled or swapped, the end missing, numbers made huge, values of
/// another type, keys renamed, deep nesting, bytes that are no UTF-8. The same seed gives the same.
QByteArray mutated(const QByteArray &original, std::uint64_t seed);

} // namespace takujo
