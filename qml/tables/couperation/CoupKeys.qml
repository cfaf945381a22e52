import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// Keys of this table beside those of the page, and what the overview says of them.
Item {
    id: root

    required property CoupCompose compose
    required property coupFacts facts

    readonly property alias list: words.list

    signal knowingToggled()

    StageKeys {
        id: words

        zooms: true
        own: [
            [words.arrows, qsTr("In the tower from place to place, else from card to card")],
            ["Space", qsTr("A card, then its place in the tower")],
            words.of("coupFace"), words.of("coupReserve"), words.of("coupTurn"), words.of("coupKnow"),
            [ActionKeys.word("confirm"), qsTr("Do what is put together")], ["Esc", qsTr("Choose cards and place anew")]
        ]
    }
    TkShortcut {
        action: "coupFace"
        enabled: root.compose.siding
        onActivated: root.compose.setHidden(!root.compose.hidden)
    }
    TkShortcut {
        action: "coupReserve"
        enabled: root.compose.open
        onActivated: root.compose.toggleReserve()
    }
    TkShortcut {
        action: "coupTurn"
        enabled: root.compose.open && root.facts.down > 0
        onActivated: root.compose.toggleTurn()
    }
    TkShortcut {
        action: "coupKnow"
        onActivated: root.knowingToggled()
    }
}
