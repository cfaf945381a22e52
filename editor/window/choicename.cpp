#include "choicename.h"

#include <QComboBox>

namespace takujo::editor {

void nameChoice(QComboBox &choice, const QString &name)
{
    choice.setAccessibleName(name);
    choice.setAccessibleDescription(name);
}

} // namespace takujo::editor
