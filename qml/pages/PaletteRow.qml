import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The choice of colours, with the coins of the seats in them.
SettingRow {
    id: root

    readonly property var palettes: ["usual", "distinct"]

    text: qsTr("Colours")

    Row {
        spacing: 12

        TkComboBox {
            label: qsTr("Colours")
            model: [qsTr("Usual"), qsTr("For colour-blind people")]
            currentIndex: root.palettes.indexOf(App.settings.palette)
            onModelChanged: currentIndex = Qt.binding(() => root.palettes.indexOf(App.settings.palette))
            onActivated: index => App.settings.palette = root.palettes[index]
        }
        Repeater {
            model: 4

            TkSeatDisc {
                required property int index

                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                seat: index
                size: Theme.px(26)
            }
        }
    }
}
