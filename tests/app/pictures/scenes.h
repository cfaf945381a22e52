#pragma once
#include "album.h"

namespace takujo {

/// Lead a fresh window through a part of the program and take its pictures. They begin and end at the
/// shelf; the names of their pictures begin with the word in the table of pictures_main.cpp.
void pictureStart(WindowDriver &window, Album &album);
void picturePages(WindowDriver &window, Album &album);
void pictureDialogs(WindowDriver &window, Album &album);
void pictureLearning(WindowDriver &window, Album &album);
void pictureTables(WindowDriver &window, Album &album);
void pictureAfterwards(WindowDriver &window, Album &album);
void pictureEditor(WindowDriver &window, Album &album);

} // namespace takujo
