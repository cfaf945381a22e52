pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// The table of CCC. `session` is the match; everything is asked of it, nothing is computed here.
TableStage {
    id: root

    readonly property alias boardZone: board
    readonly property alias handZone: hand
    readonly property alias composing: payment
    readonly property alias geometry: geometry
    readonly property bool playing: root.session !== null && root.session.myTurn
    readonly property string decision: root.session ? root.session.prompt.decision : ""
    readonly property bool placing: root.playing && root.decision === "place"
    readonly property bool discarding: root.playing && root.decision === "discard"
    // Numbers in words (margins, factors) hold for the published rules only.
    readonly property bool plainRules: root.session === null || !root.session.rulesChanged
    readonly property bool tabbed: root.metrics.compact
    property string tab: "payment"
    readonly property var tabs: root.metrics.tall ? ["stock", "placed", "legend"]
                                                  : ["payment", "placed", "stock", "legend"]
    readonly property var tabWords: ({
        payment: qsTr("Pay"), placed: qsTr("Placed"), stock: qsTr("Stock"), legend: qsTr("Key")
    })
    readonly property string handNote: root.discarding
        ? qsTr("%1 of %2 chosen").arg(root.session.draft.itemCount).arg(root.session.prompt.max)
        : qsTr("%n card(s)", "", hand.size)
          + (hand.usedCount > 0 ? " " + qsTr("(and %1 used in this turn)").arg(hand.usedCount) : "")
    readonly property string targetName: payment.target ? squareName(payment.target.slot) : ""
    readonly property real k: root.metrics.k

    function squareName(slot: int): string {
        return String.fromCharCode(65 + slot % board.cols) + String(Math.floor(slot / board.cols) + 1)
    }

    function chooseSquare(square: PieceItem) {
        root.act()
        if (square.target)
            root.session.draft.anchor = ""
        else
            root.session.chooseAnchor(square.pieceId)
    }

    function chooseCard(card: PieceItem) {
        if (root.placing || root.discarding)
            payment.toggle(card.pieceId)
    }

    function clear(): bool {
        const something = root.playing && (root.session.draft.itemCount > 0 || payment.anchor !== "")
        if (something)
            payment.clear()
        return something
    }

    function focusFirst() {
        if (root.discarding)
            hand.focusFirst()
        else
            board.focusFirst()
    }

    // The tab that belongs to what is asked now.
    function followDecision() {
        root.tab = root.decision === "draw" || root.decision === "discard" ? "stock"
                 : root.metrics.tall ? "placed" : "payment"
    }

    onDecisionChanged: root.followDecision()
    Component.onCompleted: root.followDecision()
    Keys.onShortcutOverride: (event) => { event.accepted = event.key === Qt.Key_Escape && root.playing
                                                           && root.session.draft.itemCount > 0 }
    Keys.onEscapePressed: (event) => { event.accepted = root.clear() }

    SeatLookup {
        id: seats

        session: root.session
    }
    CccGeometry {
        id: geometry

        tall: root.metrics.tall
        compact: root.metrics.compact
        density: root.metrics.density
    }
    CccPayment {
        id: payment

        session: root.session
        stage: root
        board: board
        hand: hand
    }
    CccPaid {
        id: paid

        payment: payment
    }
    BoardSize {
        id: boardSize

        session: root.session
        zoneId: "board"
    }
    StageArea {
        metrics: root.metrics
        area: geometry.board

        CccBoard {
            id: board

            anchors.fill: parent
            stage: root
            geometry: geometry
            seats: seats
            cols: boardSize.cols
            rows: boardSize.rows
            playing: root.placing
            nextOrder: placements.count + 1
            onChosen: (piece) => root.chooseSquare(piece)
        }
    }
    StageArea {
        metrics: root.metrics
        area: geometry.builder
        visible: !root.tabbed || root.metrics.tall || root.tab === "payment"

        CccBuilder {
            anchors.fill: parent
            metrics: root.metrics
            payment: payment
            targetName: root.targetName
            form: root.metrics.tall ? "row" : root.tabbed ? "stack" : "wide"
        }
    }
    StageArea {
        metrics: root.metrics
        area: geometry.placements
        visible: !root.tabbed || root.tab === "placed"

        CccPlacements {
            id: placements

            count: paid.count
            anchors.fill: parent
            metrics: root.metrics
            payment: payment
            board: board
            targetName: root.targetName
        }
    }
    StageArea {
        metrics: root.metrics
        area: geometry.stock
        visible: !root.tabbed || root.tab === "stock"

        CccStock {
            anchors.fill: parent
            metrics: root.metrics
            stage: root
            payment: payment
        }
    }
    StageArea {
        metrics: root.metrics
        area: geometry.legend
        visible: root.tabbed ? root.tab === "legend" : root.metrics.tall

        StagePanel {
            id: legendPanel

            anchors.fill: parent
            metrics: root.metrics
            head: qsTr("Marks")

            CccLegend {
                metrics: root.metrics
                x: legendPanel.padH
                y: legendPanel.padV + legendPanel.headHeight + root.metrics.px(12)
                width: legendPanel.width - 2 * legendPanel.padH
                plainRules: root.plainRules
                colour: seats.colourOf(root.session ? root.session.viewerSeat : 0)
            }
        }
    }
    StageArea {
        metrics: root.metrics
        area: geometry.tabs
        visible: root.tabbed

        StageTabs {
            anchors.fill: parent
            metrics: root.metrics
            label: qsTr("Panels")
            words: root.tabs.map((id) => root.tabWords[id])
            current: root.tabs.indexOf(root.tab)
            onChosen: (index) => { root.tab = root.tabs[index] }
        }
    }
    StageArea {
        metrics: root.metrics
        area: geometry.hand

        CccHand {
            id: hand

            anchors.fill: parent
            stage: root
            geometry: geometry
            playing: root.placing || root.discarding
            shown: root.session !== null && root.session.viewerSeat >= 0
            used: root.placing ? paid.cards : []
            plainRules: root.plainRules
            note: root.handNote
            legendShown: !root.metrics.tall && !root.tabbed
            onChosen: (piece) => root.chooseCard(piece)
        }
    }
}
