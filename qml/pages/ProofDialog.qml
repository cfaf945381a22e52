import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Luck that can be checked: the seal of the deal while the match goes on, then what it was a seal of.
TkDialog {
    id: root

    required property MatchSession session

    readonly property DealProof proof: root.session.proof
    readonly property bool told: root.proof.state !== DealProof.Sealed

    title: qsTr("Seal of the deal")
    sentence: root.told
        ? qsTr("Before the first move the program drew this deal and showed its seal. Now the match is played anew from the deal number and compared.")
        : qsTr("Cards, dice and draws of this match were fixed before its first move. This is their seal: note it down, and after the match you can check that nothing was changed.")
    actionText: qsTr("Close")
    implicitWidth: Math.min(Theme.px(480), parent ? parent.width - 40 : Theme.px(480))
    onClosed: root.proof.cancel()

    Column {
        width: parent.width
        topPadding: 10
        spacing: 10

        TkText {
            width: parent.width
            role: "number"
            words: root.proof.seal
            Accessible.name: qsTr("Seal: %1").arg(root.proof.seal)
        }
        TkText {
            width: parent.width
            visible: root.told
            text: qsTr("Deal number %1").arg(root.session.info.dealNumber)
        }
        TkBanner {
            width: parent.width
            visible: root.proof.state === DealProof.Fits || root.proof.state === DealProof.Differs
            kind: root.proof.state === DealProof.Fits ? "good" : "warn"
            text: root.proof.state === DealProof.Fits
                ? qsTr("It fits: all chance of the %n moves came from this deal.", "", root.proof.total)
                : qsTr("Not all chance of this match came from its deal. That is so when seats changed hands on the way, or when the record was changed.")
        }
        TkProgress {
            width: parent.width
            visible: root.proof.state === DealProof.Checking
            label: qsTr("The match is played anew…")
            value: root.proof.checked
            total: root.proof.total
        }
        Row {
            spacing: 10

            TkButton {
                visible: root.told
                iconName: "check"
                enabled: root.proof.state !== DealProof.Checking
                text: qsTr("Check")
                onClicked: root.proof.check()
            }
            TkButton {
                iconName: "copy"
                text: qsTr("Copy the seal")
                onClicked: root.proof.copySeal()
            }
        }
    }
}
