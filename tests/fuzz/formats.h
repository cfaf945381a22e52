#pragma once
#include "plugin/catalogue.h"

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A kind of bytes from outside, and what the program does with them. The result is a promise that did not
/// hold; empty = all went well, whether the bytes were taken or refused.
struct Format
{
    const char *name;
    std::string (*take)(std::string_view bytes);
};

/// All of them. A folder of the same name in `corpus` holds where fuzzing begins, and what it has found.
const std::vector<Format> &formats();

/// The games of this build.
Catalogue &installed();
/// A file with these bytes, the same one each time.
QString fileOf(std::string_view bytes);

// Of several files.
std::string takeHost(std::string_view bytes);
std::string takeSlice(std::string_view bytes);
std::string takeRulebook(std::string_view bytes);
std::string takeSettings(std::string_view bytes);
std::string takeIndex(std::string_view bytes);
std::string takeTable(std::string_view bytes);
std::string takeDraft(std::string_view bytes);
std::string takeHandedOver(std::string_view bytes);

} // namespace takujo
