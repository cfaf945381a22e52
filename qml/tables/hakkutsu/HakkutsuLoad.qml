import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// A rock on a cart. One that covers nothing is small, its points beside it.
HakkutsuItem {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property rect tail: Qt.rect(0, 0, 0, 0)     // the part that lies in the next row of units

    readonly property bool light: root.facts.units === 0
    readonly property int iconSide: Math.round(root.light ? Math.min(root.width * 0.55, root.height - 6)
        : Math.min(root.width - 6, root.metrics.px(40), root.height - words.height - figure.height - root.metrics.px(6)))

    usable: false
    corner: root.metrics.px(6)

    // At the smallest size the name may have.
    TextMetrics {
        id: measure

        font.family: Theme.sans
        font.pixelSize: 12
        text: root.label
    }
    TkBox {
        x: root.tail.x
        y: root.tail.y
        width: root.tail.width
        height: root.tail.height
        visible: width > 0
        corner: root.corner
        fill: Theme.cardFace
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: Theme.edge

        HakkutsuRockIcon {
            anchors.centerIn: parent
            width: Math.min(parent.width - 6, root.metrics.px(28))
            height: width
            opacity: 0.4
            category: root.facts.category
            ability: root.facts.ability
        }
    }
    TkBox {
        anchors.fill: parent
        corner: root.corner
        fill: Theme.cardFace
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: Theme.edge
    }
    HakkutsuRockIcon {
        x: root.light ? 2 : Math.round((root.width - width) / 2)
        y: Math.round((root.height - height - (root.light ? 0 : words.height + figure.height)) / 2)
        width: root.iconSide
        height: width
        category: root.facts.category
        ability: root.facts.ability
    }
    StageText {
        id: words

        readonly property bool two: measure.advanceWidth > root.width - 8
        readonly property int needed: root.metrics.tx(words.two ? 32 : 17) // the last line is as high as its letters

        role: "caption"
        x: 3
        y: figure.y - height + root.metrics.px(1)
        width: root.width - 6
        height: visible ? words.needed : 0
        visible: !root.light && root.height >= words.needed + figure.height + root.metrics.px(22)
                 && measure.advanceWidth <= 1.9 * (root.width - 8)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: words.two ? Text.FixedSize : Text.HorizontalFit
        wrapMode: words.two ? Text.Wrap : Text.NoWrap
        lineHeight: words.two ? root.metrics.tx(14) : root.metrics.tx(17)
        color: Theme.cardBadgeInk
        words: root.label
        Accessible.ignored: true
    }
    TkPrint {
        id: figure

        x: root.light ? root.iconSide + 2 : 0
        y: root.light ? Math.round((root.height - height) / 2) : root.height - height - root.metrics.px(2)
        width: root.width - x - (root.light ? 2 : 0)
        height: Math.max(20, root.metrics.px(23))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.facts.points
        color: Theme.cardInk
        font.pixelSize: Math.max(12, root.metrics.px(root.light ? 12 : 15))
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
    }
}
