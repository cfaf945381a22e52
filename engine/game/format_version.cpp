#include "game/format_version.h"

#include "base/whole_number.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

constexpr const char *kNewer = "io.newer";

/// The number after the slash; 0 = it is another format, or no number.
int versionOf(std::string_view found, std::string_view name)
{
    if (!found.starts_with(name))
        return 0;
    return wholeNumber(found.substr(name.size())).value_or(0);
}

} // namespace

Problems checkFormat(const Json &document, const char *format, const char *otherwise)
{
    const auto at = document.is_object() ? document.find("format") : document.end();
    const std::string found =
        at != document.end() && at->is_string() ? at->get<std::string>() : std::string();
    if (found == format)
        return {};
    const std::string_view known(format);
    const std::string_view name = known.substr(0, known.find('/') + 1);
    if (const int version = versionOf(found, name); version > versionOf(known, name))
        return problem(Text(kNewer)
                           .raw("format", format)
                           .raw("found", std::string(name) + std::to_string(version)),
                       "/format");
    return problem(Text(otherwise).raw("format", format), "/format");
}

bool isFromNewerProgram(const Problems &problems)
{
    return std::any_of(problems.begin(), problems.end(),
                       [](const Problem &p) { return p.text.id == kNewer; });
}

} // namespace takujo
