pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// How loud what is, each with a sample.
TkPanel {
    id: root

    head: qsTr("Sound")

    Column {
        width: root.availableWidth
        spacing: 12

        SoundSilence {
            width: parent.width
        }
        SettingRow {
            id: sounds

            text: qsTr("Sounds")

            TkSwitch {
                width: Math.min(implicitWidth, sounds.width)
                text: qsTr("Play sounds")
                note: qsTr("Each also shows on the table")
                checked: !App.settings.muted
                onToggled: App.settings.muted = !checked
            }
        }
        VolumeRow {
            text: qsTr("All sounds")
            percent: App.settings.volume
            sample: "place"
            onChosen: percent => App.settings.volume = percent
        }
        VolumeRow {
            text: qsTr("Pieces")
            percent: App.settings.pieceVolume
            sample: "place"
            onChosen: percent => App.settings.pieceVolume = percent
        }
        VolumeRow {
            text: qsTr("Notices")
            percent: App.settings.noticeVolume
            sample: "my-turn"
            onChosen: percent => App.settings.noticeVolume = percent
        }
    }
}
