import QtQuick
import Takujo.Table
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
            ["F", qsTr("The card face down, face up")],
            ["R", qsTr("From the reserve with two cards; once more to leave it")],
            ["T", qsTr("Turn a card up; once more to leave it")],
            ["K", qsTr("Show what you know, hide it")],
            ["Enter", qsTr("Do what is put together")], ["Esc", qsTr("Choose cards and place anew")]
        ]
    }
    Shortcut {
        sequences: ["F"]
        enabled: root.compose.open && root.compose.plan === CoupCompose.Place
        onActivated: root.compose.setHidden(!root.compose.hidden)
    }
    Shortcut {
        sequences: ["R"]
        enabled: root.compose.open
        onActivated: root.compose.toggleReserve()
    }
    Shortcut {
        sequences: ["T"]
        enabled: root.compose.open && root.facts.down > 0
        onActivated: root.compose.toggleTurn()
    }
    Shortcut {
        sequences: ["K"]
        onActivated: root.knowingToggled()
    }
}
