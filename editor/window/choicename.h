#pragma once
class QComboBox;
class QString;

namespace takujo::editor {

/// Says what is chosen here. To a screen reader Qt tells a choice by its present text, whatever its
/// accessible name is (Unix): the name stands in the description as well.
void nameChoice(QComboBox &choice, const QString &name);

} // namespace takujo::editor
