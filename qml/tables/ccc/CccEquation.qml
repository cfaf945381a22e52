pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The sum of the payment as it stands: neutral while it grows, green when it fits, red with the
// reason when it cannot.
Rectangle {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    required property CccPayment payment
    // Little height: one line, without the chips.
    property bool brief: false

    readonly property int status: root.payment.status
    readonly property bool good: root.status === CccPayment.Fits
    readonly property bool refused: root.status === CccPayment.Refused
    readonly property bool bad: root.status === CccPayment.Over || root.refused
    readonly property color ink: root.good ? Theme.good : root.bad ? Theme.err : Theme.ink2
    readonly property string verdict: {
        switch (root.status) {
        case CccPayment.Fits: return qsTr("Fits")
        case CccPayment.Refused:
        case CccPayment.Over: return root.payment.difference > 0 ? qsTr("%1 too many").arg(root.payment.difference) : ""
        case CccPayment.Under: return root.payment.difference < 0 ? qsTr("%1 to go").arg(-root.payment.difference) : root.payment.note
        case CccPayment.Open: return root.payers > 0 ? qsTr("pays %n square(s)", "", root.payers) : root.payment.note
        default: return ""
        }
    }
    readonly property int payers: root.payment.open && root.payment.revision >= 0 ? root.payment.draft.anchors.length : 0
    readonly property string waiting: !root.payment.open ? root.payment.closed
                                      : root.payment.target ? qsTr("Choose cards worth %1 points").arg(root.payment.targetNumber * root.payment.targetNumber)
                                                            : qsTr("Choose a square and cards from your hand")
    // A second line is needed below 1.6 lines of room for the chips, or for a refusal.
    // Too low for two lines (large text): the sum alone; its ground says whether it fits.
    readonly property bool low: root.height < root.metrics.tx(46)
    readonly property bool narrow: !root.brief && !root.low && root.width < root.metrics.tx(440)
    readonly property int pad: root.metrics.px(12)
    readonly property int reasonHeight: root.metrics.tx(17)
                                        * Math.min(3, Math.ceil(reasonWords.advanceWidth / Math.max(1, root.width - 2 * root.pad)))
    readonly property string clause: root.payment.draft && root.refused ? root.payment.draft.refusalClause : ""

    function coloured(words: string): string {
        const safe = words.replace(/&/g, "&amp;").replace(/</g, "&lt;")
        return safe.replace(/(×\s?\d+)/g, "<font color=\"" + Theme.shu + "\">$1</font>")
    }

    radius: Theme.radiusPanel
    color: root.good ? Theme.goodSoft : root.bad ? Theme.errSoft : Theme.sunk
    border.width: Theme.highContrast ? 1.5 : 0
    border.color: root.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: (root.status === CccPayment.Empty ? root.waiting : root.payment.equation) + " " + root.verdict + " "
                     + root.payment.refusal

    TextMetrics {
        id: measure

        font.family: Theme.serif
        font.weight: Font.DemiBold
        font.pixelSize: root.metrics.tx(22)
        text: root.payment.equation
    }
    TextMetrics {
        id: reasonWords

        font.family: Theme.sans
        font.pixelSize: root.metrics.tx(12)
        text: root.payment.refusal + " " + root.clause
    }
    StageText {
        role: "log"
        x: root.pad
        width: root.width - 2 * root.pad
        height: root.height
        visible: root.status === CccPayment.Empty
        color: Theme.ink3
        words: root.waiting
    }
    TkPrint {
        id: sum

        readonly property real room: root.width - 2 * root.pad - (root.narrow || root.low ? 0 : facts.width + root.metrics.tx(10))

        x: root.pad
        y: lower.visible ? Math.round((root.height - height - lower.height) / 2) : Math.round((root.height - height) / 2)
        width: room
        visible: root.payment.items > 0 && !(root.refused
                                             && (root.brief || root.height < root.metrics.tx(28) + root.reasonHeight))
        text: root.coloured(root.payment.equation)
        textFormat: Text.StyledText
        color: Theme.ink
        font.pixelSize: Math.max(12, Math.floor(Math.min(root.metrics.tx(22) * Math.min(1, room / Math.max(1, measure.advanceWidth)), root.low ? root.height * 0.6 : 999)))
    }
    CccVerdict {
        id: facts

        payment: root.payment
        verdict: root.verdict
        ink: root.ink
        good: root.good
        bad: root.bad
        brief: root.brief
        x: root.narrow ? root.pad : root.width - width - root.pad
        y: root.narrow ? lower.y : sum.y + Math.round((sum.height - height) / 2)
        visible: root.payment.items > 0 && !root.low && !(root.refused && (root.narrow || !sum.visible))
    }
    Item {
        id: lower

        x: root.pad
        y: sum.visible ? sum.y + sum.height : 0
        width: root.width - 2 * root.pad
        height: !root.refused ? facts.height : sum.visible ? root.reasonHeight : root.height
        visible: root.refused || (root.narrow && root.payment.items > 0)

        StageText {
            id: reason

            role: "caption"
            width: parent.width
            height: parent.height
            visible: root.refused
            fontSizeMode: Text.Fit
            lineHeightMode: Text.ProportionalHeight
            lineHeight: 1
            color: Theme.err
            words: root.payment.refusal + (root.clause ? " " + root.clause : "")
        }
    }
}
