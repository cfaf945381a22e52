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
    sentence: qsTr("%1, %2. It goes to the trash of the desktop.").arg(root.name).arg(root.when)
    safeText: qsTr("Keep it")
    actionText: qsTr("Remove the record")
    onAccepted: App.records.remove(root.file)
}
