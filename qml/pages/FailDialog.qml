import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Something from outside could not be used: what and why, and the way out of it where there is one.
TkDialog {
    id: root

    property string file: ""

    readonly property string way: root.file.length > 0 ? App.wayOut(root.file) : ""

    readonly property bool backs: root.way === "backup"
    readonly property var ways: ({
        backup: { words: qsTr("Open the save before it"), go: () => root.follow(App.openBackup(root.file)) },
        editor: { words: qsTr("Open in the rules editor"), go: () => App.editorWanted(root.file) },
        position: { words: qsTr("Change the position"), go: () => root.follow(App.draftFile(root.file) ? "position" : "") }
    })

    function follow(page: string) {
        if (page === "table")
            Nav.table()
        else if (page.length > 0)
            Nav.go(page)
    }

    safeText: root.way.length > 0 ? qsTr("Close") : ""
    actionText: root.ways[root.way]?.words ?? qsTr("Close")
    onAccepted: root.ways[root.way]?.go()

    TkText {
        width: parent.width
        height: root.backs ? implicitHeight : 0     // the dialog shows it for its height
        visible: root.backs
        role: "note"
        topPadding: 8
        words: qsTr("The damaged file is kept.")
    }
}
