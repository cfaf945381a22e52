import QtQuick
import Takujo.Pages
import Takujo.Ui

// Moves the record of a row to the trash, after asking.
TkIconButton {
    id: root

    required property var row

    enabled: root.row !== null
    iconName: "trash"
    ink: Theme.ink3
    text: qsTr("Move this record to the trash")
    onClicked: ask.show("RemoveDialog", { file: root.row.file, name: root.row.name, when: root.row.when })

    LazyPopup {
        id: ask
    }
}
