import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// One seat: whose it is, what everybody may know of it, whether it is its turn. A click opens what
// can be done with it.
TkPress {
    id: root

    required property MatchSession session
    required property int seat
    required property string name
    required property string levelText
    required property string level
    required property bool human
    required property int colour
    required property int score
    required property string detail
    required property bool active
    required property bool isViewer
    required property bool gaveUp
    required property bool winner
    required property bool leads        // as far as everybody may know
    // An AbstractButton knows neither `thinking` nor a free name for it.
    required property bool thinking
    property bool strip: false
    property ScoreCount count: null
    property bool slim: false           // crest and score only, the rest as a tip

    // The score as it is told; what changes in a match that is watched rolls.
    property int told: root.score
    property bool rolls: false
    // Shown instead of the score while it is counted; who has won is told by the last of it.
    readonly property int counted: root.count?.counted[root.seat] ?? -1
    readonly property bool crowned: root.winner && root.count !== null && root.count.done
    readonly property bool ahead: root.leads && root.counted < 0
    readonly property bool golden: root.counted >= 0 ? root.crowned : root.winner || root.leads
    readonly property int slimTop: Math.round(flag.implicitHeight / 2) + 6
    // Where the words need more than one line the score stands beside the name, so that they have
    // the whole width.
    readonly property bool bigText: Theme.textScale >= 1.4
    readonly property bool large: !root.strip && !root.slim && root.bigText
                                  && letters.height > 0 && letters.advanceWidth(root.second) > root.beforeScore - words.x - 6
    // Of a seat that thinks long; -1 = nobody needs to know.
    readonly property real progress: root.thinking ? root.session.computer.progress : -1
    // Beside the name, else first on the second line.
    readonly property real beforeScore: root.bigText && root.ahead && !root.slim && !root.strip ? star.x : points.x
    readonly property bool levelFits: nameText.implicitWidth + 8 + levelWords.implicitWidth <= root.beforeScore - words.x - 6
    readonly property string part: root.human ? "" : Nav.at("puzzle") ? "" : root.session.teaching ? qsTr("lesson partner") : qsTr("AI %1").arg(root.levelText)
    readonly property string known: {
        const parts = []
        if (root.gaveUp)
            parts.push(qsTr("gave up"))
        if (root.detail.length > 0)
            parts.push(root.detail)
        return Phrases.dots(parts)
    }
    readonly property string second: root.levelFits || root.human ? root.known
                                   : Phrases.dots(root.known.length === 0 ? [levelWords.text] : [levelWords.text, root.known])

    // The middle of the score.
    function scorePoint(item: Item): point {
        return points.mapToItem(item, points.width / 2, points.height / 2)
    }

    implicitHeight: root.slim ? root.slimTop + disc.size + points.implicitHeight + 6 : root.strip ? Theme.px(52) : Math.max(Theme.px(root.bigText ? 50 : 68), words.height + 16 + (root.large ? flag.height : 0))

    // Not the implicit width of `facts`: a wrapped text tells it anew when its width changes.
    FontMetrics {
        id: letters

        font: facts.font
    }
    onClicked: if (!root.session.teaching) menu.show("SeatMenu", {
        session: root.session, seat: root.seat, level: root.level, human: root.human
    })
    Component.onCompleted: root.rolls = Qt.binding(() => root.session !== null && root.session.cursor.live && root.score >= 0 && Theme.animationFactor > 0)
    Accessible.name: root.name + (root.score >= 0 ? qsTr(", %n points", "", root.score) : "")
    Accessible.description: (root.human ? "" : root.part + " ") + root.known + (root.ahead ? " " + qsTr("in the lead") : "") + (root.active ? " " + qsTr("Has the turn") : "")
        + (root.progress >= 0 ? " " + qsTr("Thinks, %1 %").arg(Math.round(root.progress * 10) * 10) : "")

    background: Rectangle {
        radius: Theme.radiusPanel
        color: root.hovered ? Theme.hover : Theme.raised
        border.width: root.active || root.crowned ? (Theme.highContrast ? 4 : 2) : Theme.edge
        border.color: root.active ? Theme.shu : root.crowned ? Theme.gold : Theme.highContrast ? Theme.line2 : Theme.line

        TkFocusRing {
            shown: root.visualFocus
            corner: Theme.radiusPanel
        }
    }
    Item {
        anchors.fill: parent

        TkSeatDisc {
            id: disc

            x: root.slim ? Math.round((root.width - width) / 2) : 12
            y: root.slim ? root.slimTop : Math.round((root.height - height) / 2)
            size: root.slim ? Theme.px(26) : 36
            seat: root.colour
            thinking: root.thinking
            progress: root.progress
        }
        Column {
            id: words

            visible: !root.slim
            x: disc.x + disc.width + 12
            // The flag of the turn hangs over the upper edge.
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: root.large ? Math.round(flag.height / 3) : 0
            width: (root.large ? parent.width - 12 : root.beforeScore - 6) - x

            Row {
                width: root.beforeScore - words.x - 6
                spacing: 8

                TkText {
                    id: nameText

                    width: Math.min(implicitWidth, parent.width)
                    role: "strong"
                    text: root.name
                }
                TkText {
                    id: levelWords

                    visible: root.levelFits
                    height: nameText.height
                    role: "caption"
                    text: root.part
                }
            }
            TkText {
                id: facts

                width: parent.width
                role: "caption"
                wrapMode: root.strip ? Text.NoWrap : Text.Wrap // a fact too long for a line
                maximumLineCount: 3 // a level, two or three facts, in the narrowest rail
                elide: Text.ElideRight
                words: root.strip || letters.height <= 0 ? root.second : Phrases.filled(root.second, width, letters)
            }
        }
        // Over the corner of the score; where the letters are large before it, or at the crest where there is no room.
        TkIcon {
            id: star

            readonly property bool atCrest: root.strip && root.bigText

            x: Math.round(root.slim ? parent.width - width - 3 : atCrest ? 2 : root.bigText ? points.x - width - 4 : points.x + points.width - width + 6)
            y: Math.round(root.slim ? disc.y + disc.height - 4 : atCrest ? disc.y - height / 2 : root.bigText ? points.y + (points.height - height) / 2 : points.y + Theme.px(6) - height)
            visible: root.ahead
            size: Theme.px(12)
            name: "star"
            ink: Theme.gold
        }
        Rectangle {
            anchors.centerIn: points
            width: points.width + 12
            height: points.height + 4
            radius: Theme.radius
            visible: root.told !== root.score
            color: Theme.goldSoft
        }
        TkText {
            id: points

            x: root.slim ? Math.round((parent.width - width) / 2) : parent.width - width - 12
            y: Math.round(root.slim ? disc.y + disc.height : root.large ? words.y + (nameText.height - height) / 2 : (parent.height - height) / 2)
            role: "score"
            color: root.golden ? Theme.gold : Theme.ink
            text: root.counted >= 0 ? String(root.counted) : root.score >= 0 ? String(root.told) : ""
        }
    }

    Rectangle {
        x: parent.width - width - 10
        y: -Math.round(height / 2)
        width: flag.implicitWidth + 16
        height: Theme.px(18)
        radius: height / 2
        visible: root.active
        color: Theme.shu

        TkText {
            id: flag

            anchors.centerIn: parent
            role: "chip"
            font.weight: Font.Bold
            color: Theme.shuInk
            text: qsTr("Turn")
        }
    }
    Behavior on told {
        enabled: root.rolls && !Theme.reducedMotion

        NumberAnimation { duration: Theme.duration(500); easing.type: Easing.OutCubic }
    }
    TkHint {
        control: root
        title: root.slim || nameText.truncated ? root.name : ""
        tip: root.slim || facts.truncated || nameText.truncated ? root.Accessible.description : ""
    }
    LazyPopup {
        id: menu
    }
}
