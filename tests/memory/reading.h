#pragma once
#include "plugin/catalogue.h"

namespace takujo {

/// What opening a record, rules or a position reads, in the window and in the rules editor.
Problems readAsWindow(Catalogue &catalogue, const QString &file);
Problems readAsEditor(Catalogue &catalogue, const QString &file);

} // namespace takujo
