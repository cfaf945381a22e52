import QtQuick
import Takujo.Pages
import Takujo.Ui

// Something from outside could not be used: what and why.
TkDialog {
    actionText: qsTr("Close")
}
