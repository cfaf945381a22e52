#include "searchfield.h"

#include <QAbstractButton>

namespace takujo::editor {

SearchField::SearchField(const QString &objectName)
{
    setObjectName(objectName);
    setClearButtonEnabled(true);
}

void SearchField::setWords(const QString &words)
{
    setPlaceholderText(words);
    setAccessibleName(words);
    for (auto *clear : findChildren<QAbstractButton *>())
        clear->setAccessibleName(tr("Clear the search"));
}

} // namespace takujo::editor
