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

        function test_whatHasNoJapaneseStaysAsItIs() {
            compare(english.text, english.words)
            compare(english.wrapMode, Text.Wrap)
        }

        function test_textStandsInOneLine() {
            compare(line.text, root.sentence)
            compare(line.wrapMode, Text.NoWrap)
        }
    }
}
