pragma Singleton

import QtQuick
import Takujo.App

// Words for the pace of the computer and for its levels; facts joined in one line.
QtObject {
    readonly property var paces: ["instant", "normal", "slow", "step"]
    readonly property var levels: ["beginner", "casual", "skilled", "expert"]

    // Short facts: empty ones are left out.
    function dots(parts: var): string {
        return parts.filter(part => part.length > 0).join(qsTr(" · "))
    }

    // Whole sentences, one after the other.
    function sentences(parts: var): string {
        return parts.filter(part => part.length > 0).reduce((all, part) => all + (all.length === 0 || all.endsWith("。") ? "" : " ") + part, "")
    }

    function minutes(least: int, most: int): string {
        return least === most ? qsTr("%1 min").arg(least) : qsTr("%1–%2 min").arg(least).arg(most)
    }

    // A line of the log: own moves need no name, those of the others do.
    function logged(session: MatchSession, seat: int, text: string): string {
        return session && seat >= 0 && seat !== session.view.seat
            ? qsTr("%1: %2").arg(session.seatName(seat)).arg(text) : text
    }

    // What is meant, where several buttons have the same words.
    function about(words: string, name: string): string {
        return qsTr("%1: %2").arg(words).arg(name)
    }

    // A line of short facts breaks between them, not inside one.
    function unbroken(facts: string): string {
        return facts.split(/(・| · )/).map((part, i) => i % 2 === 1 ? part.replace(/^ /, "\u00a0")
            : part.replace(/ /g, "\u00a0").replace(/(.)(?=[\u3000-\u9fff])|([\u3000-\u9fff])(?=.)/g, "$1$2\u2060")).join("")
    }

    function commas(parts: var): string {
        return parts.filter(part => part.length > 0).join(qsTr(", "))
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

    function level(level: string): string {
        switch (level) {
        case "beginner": return qsTr("Beginner")
        case "casual": return qsTr("Casual")
        case "skilled": return qsTr("Skilled")
        case "expert": return qsTr("Expert")
        default: return level
        }
    }
}
