import QtQuick
import Takujo.Ui

// The board of a match as it stood, made when there was time; until then the cover of its game.
Item {
    id: root

    required property string picture
    required property string cover

    Image {
        anchors.centerIn: parent
        width: root.picture.length > 0 ? parent.width : height * 0.8
        height: parent.height
        sourceSize.width: root.picture.length > 0 ? -1 : width
        sourceSize.height: root.picture.length > 0 ? -1 : height
        fillMode: Image.PreserveAspectFit
        smooth: true
        mipmap: true
        source: root.picture.length > 0 ? root.picture : root.cover
        Accessible.ignored: true
    }
}
