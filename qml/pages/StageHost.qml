import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table

// Makes the table of the session's game and fills itself with it. "Takujo.Tables.Ccc" holds the
// type CccTable; without such a module the generic table plays the game.
FocusScope {
    id: root

    required property MatchSession session
    property string source: "App.session"   // where the table finds it
    property bool atGlance: false
    property bool still: false              // a picture of a table: takes no focus, keeps its layout
    property bool miniature: false      // the board alone, without words, where the game draws one
    property bool ending: false         // the last picture of a game won together, where the game draws one
    property Item table: null

    // Width to height of what is looked at.
    readonly property real glanceRatio: {
        if (root.table instanceof TableMini)
            return 445 / 350
        const stage = root.table as TableStage
        return stage ? stage.glance.width / stage.glance.height : 1032 / 612
    }

    function load() {
        if (root.table)
            root.table.destroy()
        root.table = null
        if (!root.session)
            return
        const uri = root.session.info.tableModule
        if (uri.length > 0)
            root.table = (root.miniature ? root.drawn(uri, "Mini") : root.ending ? root.drawn(uri, "Ending") : null) ?? root.own(uri)
        if (!root.table)
            root.table = generic.createObject(root, { session: root.session, atGlance: root.atGlance, still: root.still })
        // No binding: the next match may be of another game, and this table lives until its own is made.
        root.table.session = root.session
        root.table.anchors.fill = root
        // One that is only looked at must not take the focus from a dialog over its page.
        if (!root.still && root.enabled)
            root.table.forceActiveFocus()
    }

    // A game need not draw a miniature or an ending.
    function drawn(uri: string, kind: string): Item {
        const type = uri.slice(uri.lastIndexOf(".") + 1) + kind
        try {
            return Qt.createQmlObject("import Takujo.App\nimport " + uri + "\n" + type
                                      + " { session: " + root.source + " }", root, type)
        } catch (error) {
            if (!String(error.message).includes(type + " is not a type"))
                console.warn(error)
            return null
        }
    }

    function own(uri: string): Item {
        const type = uri.slice(uri.lastIndexOf(".") + 1) + "Table"
        const text = "import Takujo.App\nimport " + uri + "\n" + type + " { session: " + root.source
                     + (root.atGlance ? "; atGlance: true" : "") + (root.still ? "; still: true }" : " }")
        try {
            return Qt.createQmlObject(text, root, type)
        } catch (error) {
            console.warn(error)
            return null
        }
    }

    onSessionChanged: root.load()

    Component {
        id: generic

        GenericTable { }
    }
}
