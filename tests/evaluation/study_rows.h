#pragma once
#include "evaluation/study_row.h"

#include <nlohmann/json.hpp>

namespace takujo {

/// The rows of one file.
inline Loaded<StudyRows> readStudyRows(const std::vector<Json> &lines)
{
    StudyRows out;
    if (Problems wrong = joinStudyRows(out, lines); !wrong.empty())
        return wrong;
    return out;
}

} // namespace takujo
