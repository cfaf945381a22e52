import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

T.MenuSeparator {
    implicitHeight: 9
    contentItem: Item {
        Rectangle {
            y: 4
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
}
