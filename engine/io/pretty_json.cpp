#include "io/files.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

/// Arrays and objects that fit are written on one line: a ply, a row of a board.
constexpr std::size_t kMaxLine = 110;

std::string scalar(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool nested(const Json &json)
{
    for (const Json &child : json) {
        if (child.is_structured() && !child.empty())
            return true;
    }
    return false;
}

std::string oneLine(const Json &json)
{
    if (!json.is_structured())
        return scalar(json);
    std::string out;
    for (const auto &item : json.items()) {
        if (!out.empty())
            out += ", ";
        if (json.is_object())
            out += scalar(item.key()) + ": ";
        out += oneLine(item.value());
    }
    return json.is_object() ? "{" + out + "}" : "[" + out + "]";
}

void write(const Json &json, std::size_t indent, std::string &out)
{
    if (!json.is_structured() || json.empty() || !nested(json)) {
        std::string line = oneLine(json);
        if (!json.is_structured() || json.empty() || indent + line.size() <= kMaxLine) {
            out += line;
            return;
        }
    }
    const std::string margin(indent + 2, ' ');
    out += json.is_object() ? "{\n" : "[\n";
    bool first = true;
    for (const auto &item : json.items()) {
        out += (first ? "" : ",\n") + margin;
        first = false;
        if (json.is_object())
            out += scalar(item.key()) + ": ";
        write(item.value(), indent + 2, out);
    }
    out += "\n" + std::string(indent, ' ') + (json.is_object() ? "}" : "]");
}

} // namespace

std::string prettyJson(const Json &json)
{
    std::string out;
    write(json, 0, out);
    return out + "\n";
}

} // namespace takujo
