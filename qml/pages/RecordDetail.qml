pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A finished match: the table at a moment, the points, the moves, and the way through them.
FocusScope {
    id: root

    readonly property MatchSession session: App.viewed
    property var row: null
    property string file: ""
    property int asked: 0               // counts what was shown and hidden
    readonly property bool told: root.asked >= 0 && App.resultShown(root.file)
    readonly property int side: 20
    readonly property int room: graph.y - stage.y - 12
    readonly property bool stacked: root.room > root.width // the log below the table, not beside it
    readonly property int tableWidth: root.stacked ? root.width - 2 * root.side
        : Math.min(Math.round((root.width - 2 * root.side) * 0.6), Math.round(root.room * stage.glanceRatio))
    property bool playing: false
    readonly property Item focused: root.Window.activeFocusItem as Item
    // A field with words and a list of choices have their own use for arrows.
    readonly property bool keysTaken: root.focused instanceof T.ComboBox
                                      || (root.focused instanceof TextInput && (root.focused as TextInput).length > 0)
    readonly property RecordRow choosing: (root.focused as RecordRow) ?? ((root.focused as ListView)?.currentItem as RecordRow) ?? null
    // Of the list of records only the row of this one has no use for Space.
    readonly property bool spaceTaken: root.keysTaken || root.focused instanceof TextInput
                                       || (root.choosing ? !root.choosing.highlighted : (root.focused as T.AbstractButton)?.visualFocus === true)
    property int speed: 1

    // Points and winner are shown, or hidden again; kept for this match.
    function tell(shown: bool) {
        App.showResult(root.file, shown)
        root.asked += 1
    }
    function togglePlay() {
        if (!root.playing && root.session.cursor.ply >= root.session.ply)
            root.session.cursor.lookAt(0)
        root.playing = !root.playing
    }
    // A picture of the board as it is shown, twice as large.
    function picture(save: var) {
        stage.grabToImage(result => save(result.image), Qt.size(2 * stage.width, 2 * stage.height))
    }
    function open() {
        if (App.openViewed())
            Nav.table()
    }

    onSessionChanged: {
        root.playing = false
        if (root.session)
            root.session.tellStory()
    }
    Component.onCompleted: if (root.session) root.session.tellStory()

    RecordHead {
        id: head

        x: root.side
        y: 10
        width: parent.width - 2 * root.side
        session: root.session
    }
    StageHost {
        id: stage

        x: root.side
        y: head.y + head.height + 10
        width: root.tableWidth
        height: root.stacked ? Math.round(Math.min(width / glanceRatio, root.room * 0.55)) : root.room
        atGlance: true
        miniature: true
        enabled: false
        session: root.session
    }
    Item {
        id: moves

        x: root.side + (root.stacked ? 0 : root.tableWidth + 14)
        y: stage.y + (root.stacked ? stage.height + 12 : 0)
        width: parent.width - x - root.side
        height: graph.y - y - 12

        Column {
            id: scores

            width: parent.width
            spacing: 4

            Repeater {
                model: root.session ? root.session.seats : null

                RecordScore {
                    width: scores.width
                    told: root.told
                }
            }
            RecordSecret {
                width: scores.width
                told: root.told
                onShowWanted: shown => root.tell(shown)
            }
        }
        LogPanel {
            y: scores.height + 10
            width: parent.width
            height: parent.height - y
            session: root.session
            untilMoment: !root.told
        }
    }
    RecordRounds {
        anchors.fill: graph
        visible: !root.told
        session: root.session
    }
    ScoreGraph {
        id: graph

        x: root.side
        y: transport.y - height - 8
        width: parent.width - 2 * root.side
        height: Theme.px(104)
        session: root.session
        cursor: root.session ? root.session.cursor.ply : -1
        visible: opacity > 0
        opacity: root.told ? 1 : 0
        onMomentChosen: ply => root.session.cursor.lookAt(ply)
    }
    Row {
        id: transport

        x: root.side
        y: foot.y - height - 8
        width: parent.width - 2 * root.side
        spacing: 10

        ReplayButtons {
            id: buttons

            anchors.verticalCenter: parent.verticalCenter
            session: root.session
            playing: root.playing
            restarts: true
            endHidden: !root.told
            onPlayToggled: root.togglePlay()
        }
        TkSlider {
            anchors.verticalCenter: parent.verticalCenter
            width: transport.width - buttons.width - at.width - pace.width - 3 * transport.spacing
            label: qsTr("Move")
            valueText: root.session ? Wording.commas([qsTr("%1 of %2 moves").arg(root.session.cursor.ply).arg(root.session.ply), root.session.table.phase]) : ""
            from: 0
            to: root.session ? root.session.ply : 1
            stepSize: 1
            value: root.session ? root.session.cursor.ply : 0
            onMoved: root.session.cursor.lookAt(Math.round(value))
        }
        Row {
            id: at

            anchors.verticalCenter: parent.verticalCenter
            spacing: 4

            TkText {
                role: "number"
                text: root.session ? root.session.cursor.ply : ""
            }
            TkText {
                anchors.baseline: parent.children[0].baseline
                role: "note"
                text: root.session ? qsTr("/ %1 moves").arg(root.session.ply) : ""
            }
        }
        TkComboBox {
            id: pace

            anchors.verticalCenter: parent.verticalCenter
            size: 30
            label: qsTr("Speed")
            model: [qsTr("Speed ×1"), qsTr("Speed ×2"), qsTr("Speed ×4")]
            onActivated: index => root.speed = Math.pow(2, index)
        }
    }
    TkShortcut {
        action: "tellResult"
        enabled: !root.keysTaken && !(root.focused instanceof TextInput)
        onActivated: root.tell(!root.told)
    }
    ReplayKeys {
        session: root.session
        endHidden: !root.told
        usable: root.session !== null && !root.keysTaken
        spaceFree: !root.spaceTaken
        onPlayToggled: root.togglePlay()
    }
    Timer {
        interval: 900 / root.speed
        repeat: true
        running: root.playing && root.session !== null
        onTriggered: {
            root.session.cursor.lookAt(root.session.cursor.ply + 1)
            if (root.session.cursor.ply >= root.session.ply)
                root.playing = false
        }
    }
    RecordFoot {
        id: foot

        y: parent.height - height
        width: parent.width
        detail: root
        session: root.session
        row: root.row
        side: root.side
        onOpened: root.open()
    }
}
