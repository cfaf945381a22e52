pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table

// Makes the table of the session's game and fills itself with it. "Takujo.Tables.Ccc" holds the
// type CccTable; without such a module the generic table plays the game.
FocusScope {
    id: root

    required property MatchSession session
    property bool atGlance: false
    property bool still: false              // a picture of a table: takes no focus, keeps its layout
    property bool miniature: false      // the board alone, without words, where the game draws one
    property bool ending: false         // the last picture of a game won together, where the game draws one
    property bool advises: false        // a hint may lie over what it makes needless for a moment
    property Item table: null
    readonly property TableStage stage: root.table as TableStage
    readonly property bool advising: root.advises && root.session !== null && root.session.myTurn && root.session.hint.open && root.session.cursor.live
                                     && !root.session.view.covered && root.stage !== null && root.roomy
    // For a hint. What the prompt bar then needs changes the size of the stage: its form is looked at afterwards.
    readonly property bool formFits: root.stage !== null && root.stage.adviceArea.width > 0 && !root.stage.metrics.compact && !root.stage.metrics.tall
    property bool roomy: false
    signal clauseActivated(string clause)

    property bool complete: false       // its own size is known: a table that grows once it is made is made twice

    // Width to height of what is looked at.
    readonly property real glanceRatio: {
        if (root.table instanceof TableMini)
            return 445 / 350
        return root.stage ? root.stage.glance.width / root.stage.glance.height : 1032 / 612
    }

    function load() {
        if (root.table)
            root.table.destroy()
        root.table = null
        if (!root.session)
            return
        const uri = root.session.info.tableModule
        const picture = root.miniature ? "Mini" : root.ending ? "Ending" : ""
        if (uri.length > 0)
            root.table = (picture.length > 0 ? root.made(uri, picture, true) : null) ?? root.made(uri, "Table", false)
        if (!root.table)
            root.table = generic.createObject(root, { session: root.session, width: root.width, height: root.height, atGlance: root.atGlance, still: root.still })
        // No binding: the next match may be of another game, and this table lives until its own is made.
        root.table.session = root.session
        root.table.anchors.fill = root
        // One that is only looked at must not take the focus from a dialog over its page.
        root.table.focus = !root.still && root.enabled
    }

    // A game need not draw a miniature or an ending.
    function made(uri: string, kind: string, optional: bool): Item {
        const type = uri.slice(uri.lastIndexOf(".") + 1) + kind
        const looked = optional ? "" : (root.atGlance ? "; atGlance: true" : "") + (root.still ? "; still: true" : "")
        const size = "; width: " + root.width + "; height: " + root.height
        try {
            return Qt.createQmlObject("import " + uri + "\n" + type + " { session: root.session" + size + looked + " }", root, type)
        } catch (error) {
            if (!optional || !String(error.message).includes(type + " is not a type"))
                console.warn(error)
            return null
        }
    }

    onSessionChanged: {
        if (!root.complete)
            return
        root.load()
        if (root.table && root.table.focus)
            root.table.forceActiveFocus()
    }
    Component.onCompleted: {
        root.complete = true
        root.load()
    }

    onFormFitsChanged: formDelay.restart()

    Timer {
        id: formDelay

        interval: 1
        onTriggered: root.roomy = root.formFits
    }
    Repeater {
        model: root.advising ? 1 : 0

        AdvicePanel {
            parent: root.stage.canvas
            session: root.session
            stage: root.stage
            onClauseActivated: clause => root.clauseActivated(clause)
        }
    }
    Component {
        id: generic

        GenericTable { }
    }
}
