#pragma once
#include <QString>

class QWidget;

namespace takujo::editor {

/// Asks where to write a file. Null = nowhere. The file has the ending of one of the filters, and
/// one that is there is overwritten only by somebody who was asked about it.
/// @param name proposed @param filters as "Tables (*.csv)", the first is chosen
QString askWhereToSave(QWidget *parent, const QString &title, const QString &name,
                       const QStringList &filters);

} // namespace takujo::editor
