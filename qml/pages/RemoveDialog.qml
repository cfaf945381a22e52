import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Before a record goes to the trash.
TkDialog {
    id: root

    required property string file
    required property string name
    required property string when

    destructive: true
    title: qsTr("Remove this record?")
    sentence: Wording.filled(qsTr("%1, %2. It goes to the trash of the desktop."), [root.name, root.when])
    safeText: qsTr("Keep it")
    actionText: qsTr("Remove the record")
    onAccepted: App.removeRecord(root.file)
}
