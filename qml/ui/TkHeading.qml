import QtQuick
import Takujo.Ui

// Text that heads what follows, for screen readers, too.
TkText {
    role: "heading"
    Accessible.role: Accessible.Heading
    Accessible.name: words || text
}
