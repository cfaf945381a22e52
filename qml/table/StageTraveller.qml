import QtQuick
import Takujo.Table

// The picture of a piece on its way to where nothing stands for it: an own one of the table (`portrait`).
Item {
    id: root

    required property var stage         // the TableStage it is made on
    required property var motion        // of the session's table
    required property point goal        // middle of where it goes
    property bool flying: false
    readonly property bool leaves: true
    readonly property alias body: body
    readonly property alias offset: offset

    Component.onCompleted: root.stage.portraitOf(root.motion).createObject(body, { motion: root.motion, width: root.width,
                                                                                   height: root.height })
    x: root.goal.x - root.width / 2
    y: root.goal.y - root.height / 2
    z: 500
    Accessible.ignored: true

    PieceBody {
        id: body

        width: root.width
        height: root.height
        transform: Translate { id: offset }
    }
}
