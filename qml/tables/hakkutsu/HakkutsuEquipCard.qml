import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// An equipment card: its drawing, name and what it does. Pale while it is of no use in this phase.
HakkutsuItem {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property bool asking: false         // something is decided in which cards could be used
    property bool large: false          // all of its words, while one chooses what to keep

    readonly property bool apt: !root.asking || root.large || root.legal || root.chosen || root.facts.usable
    // Added to a mining; the others act by themselves or say why not.
    readonly property bool adds: root.facts.usable
        && (root.facts.effect === Hakkutsu.Effect.Grant || root.facts.effect === Hakkutsu.Effect.Case)
    readonly property string phaseWords: root.facts.moving ? qsTr("for moving") : qsTr("for mining")
    readonly property string nowWords: qsTr("usable now")
    readonly property bool slim: root.width < root.metrics.tx(118)
    // The name stands below the drawing.
    readonly property bool tiny: !root.large && root.width < root.metrics.tx(92)
    readonly property int iconSide: Math.round(Math.min(root.metrics.px(root.large ? 44 : 30), root.width * 0.4,
                                                        root.height - (root.tiny ? root.metrics.tx(18) : 6)))
    readonly property bool two: !root.large && !root.slim && root.height >= root.metrics.tx(35)

    corner: root.metrics.px(6)
    hoverLifts: root.apt
    stateWords: root.chosen ? qsTr("Chosen") : !root.asking ? "" : root.apt ? qsTr("Usable now") : qsTr("Not usable now")

    TkBox {
        anchors.fill: parent
        opacity: root.apt ? 1 : 0.72
        corner: root.corner
        fill: Theme.cardFace
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: Theme.edge
    }
    Item {
        anchors.fill: parent
        opacity: root.apt ? 1 : 0.72

        StagePicture {
            id: icon

            x: root.tiny ? Math.round((root.width - width) / 2) : root.metrics.px(root.slim ? 4 : 10)
            y: root.tiny ? 3 : root.large ? root.metrics.px(10) : Math.round((root.height - height) / 2)
            width: root.iconSide
            height: width
            source: "art/" + root.kind + ".svg"
        }
        StageText {
            id: name

            role: root.slim ? "chip" : root.large ? "strong" : "label"
            x: root.tiny ? 3 : icon.x + icon.width + root.metrics.px(root.slim ? 3 : 8)
            y: root.tiny ? root.height - height - 2 : root.large ? icon.y
               : Math.round((root.height - height - (root.two ? root.metrics.tx(17) : 0)) / 2)
            width: root.width - x - (root.tiny ? 3 : root.metrics.px(4))
            horizontalAlignment: root.tiny ? Text.AlignHCenter : Text.AlignLeft
            fontSizeMode: root.slim && !root.tiny ? Text.Fit : Text.HorizontalFit
            wrapMode: root.slim && !root.tiny ? Text.WordWrap : Text.NoWrap
            height: root.tiny ? root.metrics.tx(17) : root.slim ? root.height - 4 : root.metrics.tx(root.large ? 22 : 18)
            color: Theme.cardInk
            words: root.label || root.name
            Accessible.ignored: true
        }
        StageText {
            id: phase

            role: "caption"
            x: name.x
            y: name.y + name.height
            width: name.width
            visible: root.two || root.large
            height: root.large ? Math.max(0, root.height - y - root.metrics.px(6)) : root.metrics.tx(17)
            verticalAlignment: root.large ? Text.AlignTop : Text.AlignVCenter
            wrapMode: root.large ? Text.WordWrap : Text.NoWrap
            fontSizeMode: root.large ? Text.Fit : Text.FixedSize
            lineHeightMode: root.large ? Text.ProportionalHeight : Text.FixedHeight
            lineHeight: root.large ? 1 : root.metrics.tx(17)
            color: Theme.cardBadgeInk
            words: root.large ? root.tip : root.asking && root.apt && root.width < root.metrics.tx(205) ? root.nowWords
                  : root.phaseWords + (root.asking && root.apt ? qsTr(" · ", "between short facts") + root.nowWords : "")
            Accessible.ignored: true
        }
    }
    Rectangle {
        x: root.width - width - root.metrics.px(6)
        y: root.metrics.px(6)
        width: root.metrics.px(9)
        height: width
        radius: width / 2
        visible: root.asking && root.apt && !root.chosen
        color: HakkutsuColours.paperAccent
        border.width: 1.5
        border.color: Theme.cardFace
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
        legal: root.legal && root.asking
        picked: root.chosen
    }
}
