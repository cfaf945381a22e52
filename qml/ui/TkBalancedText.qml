import QtQuick
import Takujo.Ui

// Words in as few lines as they need, all about as long: no last line of one word. Lines break at spaces,
// after Japanese punctuation and before a bracket; anywhere only where that is not enough.
TkText {
    id: root

    readonly property var parts: root.partsOf(root.words)

    function partsOf(words: string): var {
        const parts = [""]
        for (const letter of words) {
            if (letter === "（")
                parts.push("")
            parts[parts.length - 1] += letter
            if (" 、。".includes(letter))
                parts.push("")
        }
        return parts.filter(part => part.length > 0)
    }

    // Lines no wider than `most`, as long as single parts allow.
    function linesIn(most: real): var {
        const lines = [""]
        for (const part of root.parts) {
            const line = lines[lines.length - 1]
            if (line.length > 0 && metrics.advanceWidth((line + part).trim()) > most)
                lines.push(part)
            else
                lines[lines.length - 1] = line + part
        }
        return lines.map(line => line.trim())
    }

    // The narrowest width that needs no further line. Takes the font only to follow it.
    function balanced(most: real, _font: font): string {
        const count = root.linesIn(most).length
        let low = 0
        let high = most
        while (high - low > 1) {
            const width = (low + high) / 2
            if (root.linesIn(width).length > count)
                low = width
            else
                high = width
        }
        return root.linesIn(high).join("\n")
    }

    text: root.balanced(root.width, metrics.font)
    Accessible.name: root.words

    FontMetrics {
        id: metrics

        font: root.font
    }
}
