pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The panels beside the map: cart, funds, museum, equipment, acquired rocks; above them what is to
// be chosen from. Where words take more room than there is they share one place under tabs.
Item {
    id: root

    required property TableStage stage
    required property HakkutsuGeometry geometry
    required property SeatLookup seats
    required property hakkutsuFacts facts
    required property HakkutsuPlan plan
    required property HakkutsuMap map
    required property int seatCount
    required property int shownSeat
    required property int viewerSeat
    property bool ready: false          // Enter sends the move
    enum Tab { Cart, Cards, Rocks }
    property int tab: HakkutsuPanels.Cart

    readonly property alias hand: equipment.hand
    readonly property alias offer: offer

    readonly property var session: root.stage.session
    readonly property StageMetrics metrics: root.stage.metrics
    readonly property bool tabbed: root.geometry.compact
    readonly property bool own: root.shownSeat === root.viewerSeat
    readonly property int phase: root.session && root.session.myTurn ? root.facts.phase : -1
    readonly property bool keeping: root.phase === Hakkutsu.Phase.Keep
    readonly property bool swapping: root.phase === Hakkutsu.Phase.Swap
    // Many cards take the place of the museum as well.
    readonly property bool besideMuseum: root.keeping && equipment.hand.size <= 3
    readonly property bool choosing: root.offer.asked || root.swapping || root.keeping
    readonly property var tabWords: [qsTr("Cart"), qsTr("Cards"), qsTr("Rocks")] // by Tab
    readonly property bool acquiredShown: root.geometry.tall || !root.tabbed || root.tab === HakkutsuPanels.Rocks
    // Whose equipment it is, when several people share the screen.
    readonly property string ownerName: root.session && root.session.humanCount > 1 ? root.seats.nameOf(root.viewerSeat) : ""

    signal seatChosen(int seat)
    signal equipmentChosen(PieceItem piece)
    signal museumChosen(PieceItem piece)

    function shows(tab: int): bool {
        return !root.tabbed || (root.tab === tab && !root.choosing)
    }

    anchors.fill: parent
    onPhaseChanged: if (root.phase === Hakkutsu.Phase.Mine || root.phase === Hakkutsu.Phase.Move) root.tab = HakkutsuPanels.Cart

    StageArea {
        metrics: root.metrics
        area: root.geometry.cart
        visible: root.shows(HakkutsuPanels.Cart)

        HakkutsuCartPanel {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            seats: root.seats
            facts: root.facts
            plan: root.plan
            seatCount: root.seatCount
            shownSeat: root.shownSeat
            own: root.own
            onSeatChosen: (seat) => root.seatChosen(seat)
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.funds
        visible: root.shows(HakkutsuPanels.Cart) && !(root.besideMuseum && root.geometry.tall)

        HakkutsuFunds {
            anchors.fill: parent
            metrics: root.metrics
            facts: root.facts
            plan: root.plan
            shownSeat: root.shownSeat
            own: root.own
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.besideMuseum ? root.geometry.museumKept : root.geometry.museum
        visible: root.shows(HakkutsuPanels.Cards)

        StagePanel {
            id: museumPanel

            anchors.fill: parent
            metrics: root.metrics
            Accessible.name: qsTr("Museum")

            Repeater {
                model: root.seatCount

                HakkutsuMuseum {
                    required property int index

                    x: museumPanel.padH
                    y: museumPanel.padV
                    width: museumPanel.width - 2 * museumPanel.padH
                    height: museumPanel.height - 2 * museumPanel.padV
                    visible: seat === root.shownSeat
                    stage: root.stage
                    facts: root.facts
                    seat: index
                    label: qsTr("Museum")
                    own: root.own
                }
            }
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.besideMuseum ? root.geometry.keep : root.keeping ? root.geometry.offer : root.geometry.equipment
        visible: root.keeping || root.shows(HakkutsuPanels.Cards)
        z: root.keeping ? 5 : 0

        HakkutsuEquipment {
            id: equipment

            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            keeping: root.keeping
            asking: root.phase >= 0
            ready: root.ready
            known: root.viewerSeat >= 0
            ownerName: root.ownerName
            onChosen: (piece) => root.equipmentChosen(piece)
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.acquired
        visible: root.acquiredShown && (root.geometry.tall || !root.choosing || !root.tabbed)

        HakkutsuAcquired {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            seats: root.seats
            facts: root.facts
            seatCount: root.seatCount
            shownSeat: root.shownSeat
            own: root.own
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.offer
        visible: root.offer.asked
        z: 6

        HakkutsuOffer {
            id: offer

            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            onChosen: (piece) => root.museumChosen(piece)
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.offer
        visible: root.swapping && root.map.scanned !== null
        z: 6

        HakkutsuRadar {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            map: root.map
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.tabs
        visible: root.tabbed

        StageTabs {
            anchors.fill: parent
            metrics: root.metrics
            label: qsTr("Panels")
            words: root.geometry.tall ? root.tabWords.slice(0, HakkutsuPanels.Rocks) : root.tabWords
            current: root.tab
            onChosen: (index) => { root.tab = index }
        }
    }
}
