#pragma once
#include "conformance.h"

namespace takujo::conformance {

/// A catalog of texts: the same ids in both languages, with the same placeholders.
void checkCatalog(const TextCatalog &texts, const std::string &name, Findings &findings);
/// Every label the schema and the presets need.
void checkSchemaTexts(const GameDefinition &definition, Findings &findings);
/// The rulebook of these rules: no mistakes in it, every clause once, in both languages.
void checkRulebook(const Setup &setup, Findings &findings);
/// Notes text ids that nothing has rendered so far.
void noteUnused(const GameDefinition &definition, Findings &findings);

} // namespace takujo::conformance
