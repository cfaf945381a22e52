import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The box being opened: cover, name, facts.
Item {
    id: root

    required property SetupModel setup
    property bool beside: false
    property bool brief: false          // little height: the seats matter more
    property real room: 0               // height over which the page would scroll

    // Alone above its words the cover gives way to them.
    readonly property int coverWidth: root.beside ? (root.brief ? 96 : 160)
        : Math.round(Math.max(root.width * 0.6, Math.min(root.width * 272 / 296, (root.room - words.height - 20) / 1.25)))

    implicitHeight: root.beside ? Math.max(picture.height, words.height) : words.y + words.height

    TkShadow {
        anchors.fill: picture
        level: 3
    }
    Image {
        id: picture

        width: root.coverWidth
        height: Math.round(width * 1.25)
        sourceSize.width: width
        sourceSize.height: height
        source: root.setup.cover
        Accessible.ignored: true
    }
    Column {
        id: words

        x: root.beside ? picture.width + 24 : 0
        y: root.beside ? 0 : picture.height + 20
        width: root.width - x
        spacing: 6

        TkHeading {
            width: parent.width
            role: "display"
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.size("display") / 2)
            text: root.setup.gameName
        }
        TkText {
            width: parent.width
            visible: text !== root.setup.gameName
            color: Theme.ink2
            text: root.setup.otherName
        }
        Row {
            spacing: 5

            TkIcon { name: "people"; size: 17; anchors.verticalCenter: parent.verticalCenter }
            TkText {
                role: "note"
                color: Theme.ink2
                text: qsTr("%1–%2 players").arg(root.setup.minSeats).arg(root.setup.maxSeats)
            }
            Item { width: 8; height: 1 }
            TkIcon { name: "clock"; size: 17; anchors.verticalCenter: parent.verticalCenter }
            TkText {
                role: "note"
                color: Theme.ink2
                text: Phrases.minutes(root.setup.minMinutes, root.setup.maxMinutes)
            }
        }
        TkText {
            width: parent.width
            topPadding: 4
            color: Theme.ink2
            words: root.setup.blurb
        }
    }
}
