pragma Singleton

import QtQuick

// Puts values into translated sentences.
QtObject {
    // %1 to %9, all in one pass: chained .arg() would fill what looks like a place in a name, too.
    function filled(pattern: string, values: var): string {
        return pattern.replace(/%([1-9])/g, (place, number) => values[number - 1] ?? place)
    }

    // Sentences without a full stop of their own, one after the other; empty ones are left out.
    function told(parts: var): string {
        return parts.filter(part => part.length > 0).join(qsTr(". ", "between sentences"))
    }

    // Short facts of one sentence.
    function commas(parts: var): string {
        return parts.filter(part => part.length > 0).join(qsTr(", "))
    }

    // Names as part of a sentence.
    function names(all: var): string {
        const last = all[all.length - 1] ?? ""
        return all.length < 2 ? last
             : all.length === 2 ? filled(qsTr("%1 and %2", "two names"), all)
             : filled(qsTr("%1 and %2", "names, the last one"), [all.slice(0, -1).join(qsTr(", ", "between names")), last])
    }

    // Names of games begin small, as inside a sentence; a line of their own begins large.
    function headed(words: string): string {
        return words.replace(/^./, first => first.toUpperCase())
    }

    // What or who it is about, and what is said of it.
    function about(what: string, words: string): string {
        return filled(qsTr("%1: %2"), [what, words])
    }

    // Japanese breaks between words, not within: after a particle, or after punctuation. Of the particles before
    // hiragana only those count that follow a noun: elsewhere they may be part of a word.
    function unbroken(words: string): string {
        return words.replace(/([\u3041-\u309f](?=[\u3041-\u309f])|(?![をにがはのとでもへてや])[\u3041-\u309f](?=[0-9A-Za-z\u30a1-\u30fa\u3400-\u9fff])|[\u30a1-\u30fa\u30fc\u3400-\u9fff](?=[0-9A-Za-z\u3041-\u30fa\u30fc\u3400-\u9fff])|[0-9A-Za-z](?=[\u3041-\u30fa\u30fc\u3400-\u9fff]))/g, "$1\u2060")
                    .replace(/([0-9A-Za-z\u30a1-\u30fa\u30fc\u3400-\u9fff]\u2060[はをに])\u2060(?![はもがのをにでとやへ])/g, "$1")
    }
}
