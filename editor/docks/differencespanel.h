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

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void goTo(const QString &param);

private:
    void fit();
};

} // namespace takujo::editor
