import QtQuick
import Takujo.Tables.Couperation

// Keys of this table beside those of the page: F the side of the card, R two cards for one of the
// reserve, T turn up, K what I know.
Item {
    id: root

    required property CoupCompose compose
    required property CoupFacts facts

    signal knowingToggled()

    Shortcut {
        sequences: ["F"]
        enabled: root.compose.open && root.compose.plan === ""
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
