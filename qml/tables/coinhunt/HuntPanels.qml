pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coinhunt

// The panels on both sides of the board. Where words take more room than there is, those of a side
// share it under tabs; what is being asked about comes to the front.
StageItem {
    id: root

    required property HuntGeometry geometry
    required property HuntAsked asked
    required property HuntAim aim
    required property HuntPlayer player
    required property HuntBoard board
    property var forecast: null
    property int nearTab: 0
    property int farTab: 0

    readonly property alias odds: odds
    readonly property alias numbers: numbers
    readonly property alias wallet: wallet
    readonly property alias vault: vault
    readonly property alias secret: secret
    readonly property alias share: share
    readonly property alias fairy: fairy
    readonly property bool tabbed: root.geometry.compact
    readonly property int phase: root.asked.phase

    signal chosen(PieceItem piece)
    signal seatChosen(int seat)

    anchors.fill: parent
    onPhaseChanged: {
        if (root.phase === Hunt.Phase.Secret)
            root.nearTab = 2
        else if (root.phase === Hunt.Phase.Pay || root.phase === Hunt.Phase.Offset)
            root.nearTab = 1
        else if (root.phase === Hunt.Phase.Take)
            root.nearTab = 0
        if (root.phase === Hunt.Phase.Walk || root.phase === Hunt.Phase.Ride || root.phase === Hunt.Phase.Lower)
            root.farTab = 2
        else if (root.aim.active)
            root.farTab = 0
    }

    StageTabs {
        area: root.geometry.nearTabs
        visible: root.tabbed
        label: qsTr("Coins")
        words: [root.asked.facts.secondHalf ? qsTr("Jam coins") : qsTr("Wallet"), qsTr("Vault"), qsTr("Others", "coins of nobody")]
        current: root.nearTab
        onChosen: (index) => { root.nearTab = index }
    }
    StageTabs {
        area: root.geometry.farTabs
        visible: root.tabbed
        label: qsTr("The push")
        words: [qsTr("Odds"), qsTr("Aim"), root.asked.facts.secondHalf ? qsTr("Vaults") : qsTr("Fairy")]
        current: root.farTab
        onChosen: (index) => { root.farTab = index }
    }
    HuntWallet {
        id: wallet

        area: root.geometry.wallet
        visible: !root.tabbed || root.nearTab === 0
        asked: root.asked
        player: root.player
        seat: root.stage.shownSeat
        onChosen: (piece) => root.chosen(piece)
    }
    HuntVault {
        id: vault

        area: root.geometry.vault
        visible: !root.tabbed || root.nearTab === 1
        asked: root.asked
        seat: root.stage.shownSeat
        onChosen: (piece) => root.chosen(piece)
        onSeatChosen: (seat) => root.seatChosen(seat)
    }
    HuntSecret {
        id: secret

        area: root.geometry.secret
        visible: !root.tabbed || root.nearTab === 2
        asked: root.asked
        seat: root.stage.shownSeat
        onChosen: (piece) => root.chosen(piece)
    }
    HuntPool {
        area: root.geometry.pool
        visible: !root.tabbed || root.nearTab === 2
        sharing: share.open
        asked: root.asked
    }
    HuntOdds {
        id: odds

        area: root.geometry.odds
        visible: (!root.tabbed || root.farTab === 0) && !share.open
        aim: root.aim
        foul: root.asked.facts.foul
        forecast: root.forecast
    }
    HuntAimPanel {
        id: numbers

        area: root.geometry.aim
        visible: (!root.tabbed || root.farTab === 1) && !share.open
        aim: root.aim
    }
    HuntShare {
        id: share

        area: root.geometry.share
        asked: root.asked
    }
    HuntFairy {
        id: fairy

        area: root.geometry.fairy
        visible: (!root.tabbed || root.farTab === 2) && !(root.tabbed && share.open)
        asked: root.asked
        board: root.board
    }
}
