#include "savefile.h"

#include <QFileDialog>
#include <QStandardPaths>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

/// "csv" of "Tables (*.csv)".
QString endingOf(const QString &filter) { return filter.section(u"*."_s, 1).section(u')', 0, 0); }

} // namespace

QString askWhereToSave(QWidget *parent, const QString &title, const QString &name,
                       const QStringList &filters)
{
    QFileDialog dialog(parent, title,
                       QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    const auto choose = [&dialog](const QString &filter) {
        dialog.setDefaultSuffix(endingOf(filter));
    };
    choose(filters.front());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, choose);
    dialog.selectFile(name);
    while (dialog.exec() == QDialog::Accepted) {
        const QString file = dialog.selectedFiles().front();
        const bool whole = std::any_of(filters.begin(), filters.end(), [&](const QString &filter) {
            return file.endsWith(u'.' + endingOf(filter), Qt::CaseInsensitive);
        });
        // the dialog gives no ending to "night.v2", and so did not ask about the file meant
        QString meant = whole ? file : file + u'.' + dialog.defaultSuffix();
        if (whole || !QFileInfo::exists(meant))
            return meant;
        dialog.selectFile(meant);
    }
    return {};
}

} // namespace takujo::editor
