#include <QtPlugin>
Q_IMPORT_PLUGIN(Takujo_PagesPlugin)