pragma Singleton

import QtQuick
import Takujo.App
import Takujo.Ui

// Words for the pace of the computer and for its levels; facts joined in one line.
QtObject {
    readonly property var paces: ["instant", "normal", "slow", "step"]
    readonly property var levels: ["beginner", "casual", "skilled", "expert", "master"]

    // Short facts: empty ones are left out.
    function dots(parts: var): string {
        return parts.filter(part => part.length > 0).join(qsTr(" · "))
    }

    // Whole sentences, one after the other.
    function sentences(parts: var): string {
        return parts.filter(part => part.length > 0).reduce((all, part) => all + (all.length === 0 || all.endsWith("。") ? "" : " ") + part, "")
    }

    // A sentence and what it is about: the sum behind it, the cards.
    function explained(text: string, detail: string): string {
        return text.length > 0 && detail.length > 0 ? Wording.about(text, detail) : text + detail
    }

    function signed(number: int): string {
        return (number > 0 ? "+" : "") + String(number).replace("-", "−")
    }

    function minutes(least: int, most: int): string {
        return least === most ? qsTr("%1 min").arg(least) : qsTr("%1–%2 min").arg(least).arg(most)
    }

    // A line of the log: own moves need no name, those of the others do.
    function logged(session: MatchSession, seat: int, text: string): string {
        return session && seat >= 0 && seat !== session.view.seat
            ? Wording.about(session.seatName(seat), text) : text
    }

    // Short facts in lines of this width: no line ends or begins with the dot between them.
    function filled(facts: string, width: real, letters: FontMetrics): string {
        const parts = facts.split(/(・| · )/)
        const lines = [parts[0]]
        for (let i = 2; i < parts.length; i += 2) {
            const longer = lines[lines.length - 1] + parts[i - 1] + parts[i]
            if (Math.ceil(letters.advanceWidth(longer)) < width)
                lines[lines.length - 1] = longer
            else
                lines.push(parts[i])
        }
        return lines.join("\n")
    }

    function lines(parts: var): string {
        return parts.filter(part => part.length > 0).join("\n")
    }

    function word(pace: string): string {
        switch (pace) {
        case "instant": return qsTr("At once")
        case "slow": return qsTr("Slow")
        case "step": return qsTr("Step by step")
        default: return qsTr("Normal")
        }
    }

    // Of a puzzle, 1 to 3; 0 has no word.
    function difficulty(level: int): string {
        return [qsTr("easy"), qsTr("medium"), qsTr("hard")][level - 1] ?? ""
    }

    function level(level: string): string {
        switch (level) {
        case "beginner": return qsTr("Beginner")
        case "casual": return qsTr("Casual")
        case "skilled": return qsTr("Skilled")
        case "expert": return qsTr("Expert")
        case "master": return qsTr("Master")
        default: return level
        }
    }
}
