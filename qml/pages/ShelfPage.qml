import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

FocusScope {
    TkButton {
        text: "go"
        onClicked: if (App.quickStart("ccc")) Nav.table()
    }
}
