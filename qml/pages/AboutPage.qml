import QtQuick
import Takujo.Pages

FocusScope { }
