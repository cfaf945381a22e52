import QtQuick
import Takujo.Ui

// What is printed on a card, a coin or a square, at a size of its own; the piece itself says it.
TkPrint {
}
