import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// A museum card and what is said about it beside it.
HakkutsuItem {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property bool own: true
    property bool offered: false        // to be chosen: no value yet

    readonly property bool hidden: root.faceDown
    readonly property real cardHeight: Math.min(root.metrics.px(76), root.height - 2)
    readonly property int lines: Math.max(1, Math.floor((root.height - title.height - foot.height) / root.metrics.tx(19)))

    corner: root.metrics.px(6)
    hoverLifts: root.offered

    Item {
        id: card

        y: Math.round((root.height - height) / 2)
        width: Math.round(root.cardHeight * 58 / 76)
        height: root.cardHeight

        TkBox {
            anchors.fill: parent
            visible: !root.hidden
            corner: root.corner
            fill: HakkutsuColours.museumPaper
            ink: HakkutsuColours.museumInk
            edge: 1.5
        }
        StagePicture {
            anchors.centerIn: parent
            width: root.hidden ? parent.width : Math.round(parent.width * 0.7)
            height: root.hidden ? parent.height : width
            source: "art/" + root.kind + ".svg"
        }
    }
    StageText {
        id: title

        role: "panelHead"
        x: card.width + root.metrics.px(14)
        y: Math.round((root.height - height - words.height - foot.height) / 2)
        width: root.width - x
        fontSizeMode: Text.HorizontalFit
        text: root.hidden ? qsTr("Museum") : root.label || root.name
        Accessible.ignored: true
    }
    StageText {
        id: words

        role: "log"
        x: title.x
        y: title.y + title.height
        width: title.width
        height: Math.min(implicitHeight, root.lines * root.metrics.tx(19))
        verticalAlignment: Text.AlignTop
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        lineHeightMode: Text.ProportionalHeight
        lineHeight: 1
        color: Theme.ink2
        words: root.hidden ? qsTr("Known to its owner only") : root.tip
        Accessible.ignored: true
    }
    Row {
        id: foot

        x: title.x
        y: words.y + words.height + root.metrics.px(4)
        height: visible ? root.metrics.tx(22) : 0
        visible: !root.offered
        spacing: root.metrics.px(6)

        // Its word gives way to the value, of which nothing may be cut.
        HakkutsuSecret {
            id: secret

            open: root.facts.open
            brief: worth.visible && secret.wholeWidth + foot.spacing + worth.implicitWidth > title.width
        }
        StageText {
            id: worth

            role: "caption"
            height: root.metrics.tx(20)
            width: Math.min(implicitWidth, title.width - x)
            visible: !root.hidden
            text: root.facts.after !== root.facts.now ? qsTr("now %1, with the cart %2").arg(root.facts.now).arg(root.facts.after)
                                          : qsTr("now worth %1").arg(root.facts.now)
        }
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
        legal: root.legal && root.offered
        picked: root.chosen
    }
}
