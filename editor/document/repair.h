#pragma once
#include "game/rule_set.h"

namespace takujo::editor {

/// Whether the editors of the form can show the value; numbers in it may still be out of range.
bool isShowable(const Param &param, const Json &value);

/// A rule set out of a document that the validator may refuse: what can be shown is kept, the rest
/// takes the base's value. @param dropped JSON pointers of what was left out, null = not wanted
RuleSet readLeniently(const RuleSchema &schema, const Json &document,
                      std::vector<std::string> *dropped = nullptr);

} // namespace takujo::editor
