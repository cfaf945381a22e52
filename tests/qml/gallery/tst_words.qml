import QtQuick
import QtTest
import Takujo.Ui

// Japanese broke within words, before particles and after numbers where words wrapped.
Item {
    id: root

    readonly property string sentence: "手札が9枚残り、次の数字を支払えます"

    width: 400
    height: 300

    TkText {
        id: japanese

        width: 12 * font.pixelSize
        words: root.sentence
    }
    TkText {
        id: clauses

        words: "太公望カードはありません。港には札が上がる"
    }
    TkText {
        id: english

        words: "Choose a square and cards from your hand"
    }
    TkText {
        id: line

        text: root.sentence
    }

    TestCase {
        name: "Words"
        when: windowShown

        function test_japaneseBreaksBetweenWords() {
            tryVerify(() => japanese.lineCount === 2)
            compare(japanese.text.replace(/\u2060/g, ""), root.sentence)
            verify(japanese.text.includes("数\u2060字\u2060を支\u2060払\u2060え\u2060ま\u2060す"))
        }

        // Of a word too long for its line only the full stop stood on the next one.
        function test_aClauseEndsAfterAParticleBehindANoun() {
            verify(clauses.text.includes("ド\u2060はあ\u2060り"))
            verify(clauses.text.includes("に\u2060は札\u2060が"), "one particle after another")
            verify(clauses.text.includes("が上\u2060が\u2060る"), "no particle, but part of the verb")
        }

        function test_whatHasNoJapaneseStaysAsItIs() {
            compare(english.text, english.words)
            compare(english.wrapMode, Text.Wrap)
        }

        // Of a seat called so the points went into its name.
        function test_aNameThatLooksLikeAPlaceSurvives() {
            compare(Wording.filled("%1: %2, %1", ["100%2", "7%1"]), "100%2: 7%1, 100%2")
            compare(Wording.filled("%2 %1 %3 %", ["$1 $&", 0]), "0 $1 $& %3 %", "only places that have a value, letter by letter")
        }

        // "ahead of Aoi, Ren".
        function test_namesInASentenceEndWithAnd() {
            compare(Wording.names([]), "")
            compare(Wording.names(["Aoi"]), "Aoi")
            compare(Wording.names(["Aoi", "%1"]), "Aoi and %1")
            compare(Wording.names(["Aoi", "Ren", "Yui"]), "Aoi, Ren and Yui")
        }

        // "row 1, not yet open" was the title of an explanation.
        function test_aLineOfItsOwnBeginsLarge() {
            compare(Wording.headed("row 1, not yet open"), "Row 1, not yet open")
            compare(Wording.headed("8 × 2 = 16"), "8 × 2 = 16")
            compare(Wording.headed(""), "")
        }

        function test_textStandsInOneLine() {
            compare(line.text, root.sentence)
            compare(line.wrapMode, Text.NoWrap)
        }
    }
}
