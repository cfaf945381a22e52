import QtQuick
import Takujo.Table

// How a table shows what happens to its pieces: which of it flies, what draws a piece that stands nowhere.
StageMatch {
    id: root

    // What is carried by hand (PieceDrag), over everything; nothing is explained meanwhile.
    readonly property alias air: air
    property bool carrying: false

    property Component portrait: StagePortrait { }
    property size portraitSize          // of a piece that was not on the stage
    property bool portraitsApart: false // what tells one from another is not at their left edge: none lies over another
    property rect theatreArea: Qt.rect(0, 0, 0, 0)  // canvas units: what is dead while others play shows what they do
    // What it takes instead where the words need more: nothing under it is to be seen in part.
    property rect theatreGrown: root.theatreArea

    // What is of no use while a hint is read: it says there why, and what else was thought of. Empty: there is no such room.
    property rect adviceArea: Qt.rect(0, 0, 0, 0)

    // Whether a motion is a flight. A table that shows it otherwise says no.
    function flies(motion: var): bool {
        return true
    }

    // Draws a piece on its way to where nothing stands for it, or in a scene: an item with `motion`.
    function portraitOf(motion: var): Component {
        return root.portrait
    }

    // Whether a line leads from the panel of a scene to where it went.
    function leads(motion: var): bool {
        return false
    }

    // A small picture of it for the log: `art`, with `label` (which may be empty) and `ink` on a card, `wide` (to its height); or
    // an arrow and the name of the place it goes `to`, with the `coin` of the seat behind it; null: none, words
    // will do.
    function chipOf(motion: var): var {
        return motion.label.length > 0 && motion.label.length < 4 ? { label: motion.label } : null
    }

    // Where a piece of the log went, as a chip behind it: `to` as above, or no name but a disc of a `fill` with
    // `art`; null: its picture tells, or nobody asks.
    function goalOf(motion: var): var {
        return null
    }

    // Its size on the canvas where nothing of the kind stands.
    function portraitSizeOf(motion: var): size {
        return root.portraitSize
    }

    Item {
        id: air

        anchors.fill: parent
        z: 1
    }
}
