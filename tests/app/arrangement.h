#pragma once
#include "windowdriver.h"

namespace takujo {

/// One of the sizes of window and text at which the program promises to be readable.
struct Arrangement
{
    QSize pixels;
    int text = 100; ///< percent
};

/// @param what is shown; the size is added: "shelf ja" -> "shelf ja 960x640 100%"
QString nameOf(const QString &what, const Arrangement &arrangement);
/// Gives window and words these sizes and waits until positioners have placed their items.
void arrange(WindowDriver &window, const Arrangement &wanted);
/// Saves what is shown where TAKUJO_TEST_PICTURES says, if it says; blanks become hyphens.
void keepPicture(WindowDriver &window, const QString &name);
/// What is wrong with the window as it stands, each line beginning with `where`; kept as a picture.
QStringList faultsNow(WindowDriver &window, const QString &language, const QString &where);
/// Prints them. True: there are none.
bool nameFaults(const QStringList &faults);

} // namespace takujo
