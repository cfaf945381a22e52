pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The panels beside the map: cart, funds, museum, equipment, acquired rocks; above them what is to
// be chosen from. Where words take more room than there is they share one place under tabs.
StageItem {
    id: root

    required property HakkutsuGeometry geometry
    readonly property hakkutsuFacts facts: root.stage.facts
    required property HakkutsuPlan plan
    required property HakkutsuMap map
    property bool ready: false          // Enter sends the move
    enum Tab { Cart, Cards, Rocks }
    property int tab: HakkutsuPanels.Cart

    readonly property alias hand: equipment.hand
    readonly property alias offer: offer

    readonly property bool tabbed: root.geometry.compact
    readonly property bool own: root.stage.shownSeat === root.stage.viewerSeat
    readonly property int phase: root.stage.session && root.stage.session.myTurn ? root.facts.phase : -1
    readonly property bool keeping: root.phase === Hakkutsu.Phase.Keep
    readonly property bool swapping: root.phase === Hakkutsu.Phase.Swap
    // Many cards take the place of the museum as well.
    readonly property bool besideMuseum: root.keeping && equipment.hand.size <= 3
    readonly property bool choosing: root.offer.asked || root.swapping || root.keeping
    // Under tabs a choice has one of its own, the first: what it depends on stays within reach.
    readonly property bool choiceTab: root.tabbed && root.choosing
    property bool looking: false        // at another tab meanwhile
    readonly property bool asked: !root.choiceTab || !root.looking
    readonly property var tabWords: [qsTr("Cart"), qsTr("Cards"), qsTr("Rocks")] // by Tab
    readonly property var shownWords: root.geometry.tall ? root.tabWords.slice(0, HakkutsuPanels.Rocks) : root.tabWords
    readonly property bool acquiredShown: root.geometry.tall || !root.tabbed || root.tab === HakkutsuPanels.Rocks
    // Whose equipment it is, when several people share the screen.
    readonly property string ownerName: root.stage.session && root.stage.session.humanCount > 1 ? root.stage.seats.nameOf(root.stage.viewerSeat) : ""

    signal seatChosen(int seat)
    signal equipmentChosen(PieceItem piece)
    signal museumChosen(PieceItem piece)

    function shows(tab: int): bool {
        return !root.tabbed || (root.tab === tab && (!root.choiceTab || root.looking))
    }

    anchors.fill: parent
    onChoosingChanged: root.looking = false
    onPhaseChanged: if (root.phase === Hakkutsu.Phase.Mine || root.phase === Hakkutsu.Phase.Move) root.tab = HakkutsuPanels.Cart

    HakkutsuCartPanel {
        area: root.geometry.cart
        visible: root.shows(HakkutsuPanels.Cart)
        plan: root.plan
        own: root.own
        onSeatChosen: (seat) => root.seatChosen(seat)
    }
    HakkutsuFunds {
        area: root.geometry.funds
        visible: root.shows(HakkutsuPanels.Cart) && !(root.besideMuseum && root.geometry.tall)
        plan: root.plan
        shownSeat: root.stage.shownSeat
        own: root.own
    }
    StagePanel {
        id: museumPanel

        area: root.besideMuseum ? root.geometry.museumKept : root.geometry.museum
        visible: root.shows(HakkutsuPanels.Cards)
        Accessible.name: qsTr("Museum")

        Repeater {
            model: root.stage.seatCount

            HakkutsuMuseum {
                required property int index

                x: museumPanel.padH
                y: museumPanel.padV
                width: museumPanel.width - 2 * museumPanel.padH
                height: museumPanel.height - 2 * museumPanel.padV
                visible: seat === root.stage.shownSeat
                seat: index
                label: qsTr("Museum")
                own: root.own
            }
        }
    }
    HakkutsuEquipment {
        id: equipment

        area: root.besideMuseum ? root.geometry.keep : root.keeping ? root.geometry.offer : root.geometry.equipment
        visible: root.keeping ? root.asked : root.shows(HakkutsuPanels.Cards)
        z: root.keeping ? 5 : 0
        keeping: root.keeping
        asking: root.phase >= 0
        ready: root.ready
        known: root.stage.viewerSeat >= 0
        ownerName: root.ownerName
        onChosen: (piece) => root.equipmentChosen(piece)
    }
    HakkutsuAcquired {
        area: root.geometry.acquired
        visible: root.acquiredShown && (root.geometry.tall || !root.choiceTab || root.looking)
        own: root.own
    }
    HakkutsuOffer {
        id: offer

        area: root.geometry.offer
        visible: root.offer.asked && root.asked
        z: 6
        onChosen: (piece) => root.museumChosen(piece)
    }
    HakkutsuRadar {
        area: root.geometry.offer
        visible: root.swapping && root.map.scanned !== null && root.asked
        z: 6
        map: root.map
    }
    StageTabs {
        area: root.geometry.tabs
        visible: root.tabbed
        label: qsTr("Panels")
        words: root.choiceTab ? [qsTr("Choose"), ...root.shownWords] : root.shownWords
        current: !root.choiceTab ? root.tab : root.looking ? root.tab + 1 : 0
        onChosen: (index) => {
            root.looking = root.choiceTab && index > 0
            if (!root.choiceTab || root.looking)
                root.tab = root.choiceTab ? index - 1 : index
        }
    }
}
