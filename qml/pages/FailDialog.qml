import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Something from outside could not be used: what and why, and the way out of it where there is one.
TkDialog {
    id: root

    property string file: ""

    readonly property string way: root.file.length > 0 ? App.wayOut(root.file) : ""

    safeText: root.way.length > 0 ? qsTr("Close") : ""
    actionText: root.way === "backup" ? qsTr("Open the save before it")
        : root.way === "editor" ? qsTr("Open in the rules editor")
        : root.way === "position" ? qsTr("Change the position") : qsTr("Close")
    onAccepted: {
        if (root.way === "editor") {
            App.editorWanted(root.file)
        } else if (root.way === "position") {
            if (App.draftFile(root.file))
                Nav.go("position")
        } else if (root.way === "backup") {
            const page = App.openBackup(root.file)
            if (page === "table")
                Nav.table()
            else
                Nav.go(page)
        }
    }

    TkText {
        width: parent.width
        height: root.way === "backup" ? implicitHeight : 0  // the dialog shows it for its height
        visible: root.way === "backup"
        role: "note"
        topPadding: 8
        words: qsTr("The damaged file is kept.")
    }
}
