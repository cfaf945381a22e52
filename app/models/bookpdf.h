#pragma once
#include "guidemodel.h"
#include "rulebookmodel.h"

namespace takujo {

/// The whole rulebook as PDF, with its figures; what the house rule changed is marked.
/// @param pictures figure -> QImage. False: the file could not be written.
bool writeRulebookPdf(const QString &file, const RulebookModel &book, GuideModel &guide,
                      const QVariantMap &pictures);
/// What it is made of.
QString rulebookHtml(const RulebookModel &book, GuideModel &guide, const QVariantMap &pictures);
/// The player aid as PDF, on one page.
bool writeAidPdf(const QString &file, const GuideModel &guide, const QVariantMap &pictures);

} // namespace takujo
