import QtQuick
import Takujo.Table

// Lays out any game.
TableStage {
    id: root
}
