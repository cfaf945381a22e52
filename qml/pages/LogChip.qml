import QtQuick
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// One small piece of the log (TableStage.chipOf): a card with a sign and a drawing, a drawing alone, an arrow
// to a place and what stands there now, a back with how many, or how many more there are.
Item {
    id: root

    required property var chip
    required property int colour        // of the seat
    property int gap: 0                 // behind it
    readonly property bool back: root.chip.back ?? false
    readonly property bool to: root.chip.to !== undefined
    readonly property bool disc: root.chip.fill !== undefined
    readonly property bool card: root.chip.label !== undefined
    readonly property bool tall: root.card && root.chip.art !== undefined
    readonly property int side: Theme.px(20)
    readonly property string sign: root.chip.label ?? root.chip.to ?? ""
    readonly property int boxWidth: root.back ? cover.paintedWidth || Theme.px(14) : root.tall ? Theme.px(19) : Math.max(root.side, letters.implicitWidth + 8)
    readonly property real contentWidth: root.disc ? box.x + box.width : root.to ? art.x + art.width
                 : root.card ? root.boxWidth
                 : root.back ? root.boxWidth + (many.visible ? many.width + 3 : 0)
                 : many.visible ? many.width + 2 : art.width

    implicitWidth: root.contentWidth + root.gap
    implicitHeight: root.tall ? Theme.px(27) : root.side

    TkBox {
        id: box

        x: root.to ? many.width + 2 : 0
        anchors.verticalCenter: parent.verticalCenter
        width: root.boxWidth
        height: root.implicitHeight
        visible: root.back && String(cover.source).length === 0 || root.card || root.to
        corner: root.disc ? width / 2 : 3
        fill: root.disc ? root.chip.fill : root.back ? Theme.pieceBack : Theme.cardFace
        ink: !Theme.highContrast ? Theme.cardEdge : root.back ? Theme.ink : Theme.cardInk
        edge: 1
    }
    StagePicture {
        id: cover

        width: root.side
        height: root.side
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Image.AlignLeft
        fillMode: Image.PreserveAspectFit
        source: root.back && root.chip.art || ""
    }
    TkPrint {
        id: letters

        anchors.horizontalCenter: box.horizontalCenter
        y: root.tall ? box.y : Math.round((root.height - height) / 2)
        visible: text.length > 0
        text: root.sign
        color: root.chip.ink ?? Theme.cardInk
        font.pixelSize: Theme.px(12)
        font.letterSpacing: root.tall && text.length > 1 ? -1 : 0
    }
    StagePicture {
        id: art

        x: root.disc ? box.x + (box.width - width) / 2 : root.to ? box.x + box.width + (width > 0 ? 3 : 0) : root.tall ? Math.round((box.width - width) / 2) : 0
        y: root.tall ? box.y + (root.sign.length > 0 ? letters.height - 2 : 5) : Math.round((root.height - height) / 2)
        width: String(source).length === 0 ? 0 : root.tall ? Theme.px(9) * (root.sign.length > 0 ? 1 : 1.6)
             : root.disc ? Theme.px(12) : root.to ? Theme.px(16) : Math.round(root.side * (root.chip.wide ?? 1))
        height: root.tall || root.to ? width : root.side
        fillMode: Image.PreserveAspectFit
        source: root.chip.coin ? Theme.seatArt(Theme.art("coin-seat-"), root.colour) : !root.back && root.chip.art || ""
    }
    TkText {
        id: many

        x: root.back ? root.boxWidth + 3 : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: root.to || root.back && root.chip.times > 1 || root.chip.more !== undefined
        role: "caption"
        text: root.to ? "→" : root.back ? "×" + root.chip.times : "…" + (root.chip.more ?? 0)
    }
}
