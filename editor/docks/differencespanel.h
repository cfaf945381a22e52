#pragma once
#include "document/rulesdocument.h"
#include "document/wording.h"

#include <QTreeWidget>

namespace takujo::editor {

/// What differs from the preset: label, official value, own value. Choosing a row goes to it.
class DifferencesPanel : public QTreeWidget
{
    Q_OBJECT

public:
    explicit DifferencesPanel(QWidget *parent = nullptr);

    void show(const RulesDocument *document, const Wording &words);

signals:
    void goTo(const QString &param);
};

} // namespace takujo::editor
