#pragma once
#include <QLineEdit>

namespace takujo::editor {

/// A field to search by, with a button that empties it. Both have names for a screen reader.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(const QString &objectName);
    /// Says what is searched; again after a change of language.
    void setWords(const QString &words);
};

} // namespace takujo::editor
