#include "look.h"

#include "inkicon.h"

#include <QApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <array>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

Look theLook; // of the one editor window

/// A role and its four colours: day, night, high contrast dark and light.
struct Role
{
    QColor Look::*member;
    std::array<const char *, 4> colours;
};

constexpr auto kOffContrast = "#7A7A7A"; // legible on black and on white
constexpr int kRoles = 25;
const std::array<Role, kRoles> &roles()
{
    static const std::array<Role, kRoles> all{{
        {&Look::bg, {"#F1E9DA", "#14171F", "#000000", "#FFFFFF"}},
        {&Look::surface, {"#FBF8F1", "#1D222D", "#000000", "#FFFFFF"}},
        {&Look::raised, {"#FFFDF8", "#272E3C", "#0D0D0D", "#FFFFFF"}},
        {&Look::sunk, {"#EFE7D7", "#171B24", "#000000", "#FFFFFF"}},
        {&Look::line, {"#D8CBB2", "#353D4E", "#FFFFFF", "#000000"}},
        {&Look::line2, {"#85765C", "#7F8AA0", "#FFFFFF", "#000000"}},
        {&Look::ink, {"#1F2430", "#F0ECE2", "#FFFFFF", "#000000"}},
        {&Look::ink2, {"#474A53", "#C6C7CC", "#FFFFFF", "#000000"}},
        {&Look::ink3, {"#665F52", "#A0A5B1", "#E6E6E6", "#1E1E1E"}},
        {&Look::accent, {"#23407F", "#9DB8F2", "#FFD84A", "#0A2A6B"}},
        {&Look::onAccent, {"#FFFFFF", "#111A2E", "#000000", "#FFFFFF"}},
        {&Look::accentSoft, {"#DFE5F2", "#2B3A5C", "#332B00", "#E3EAFB"}},
        {&Look::shu, {"#B3361F", "#F38C74", "#FF9E80", "#8A1C08"}},
        {&Look::shuSoft, {"#F7DFD6", "#4A2A26", "#3A1408", "#FFE9E2"}},
        {&Look::good, {"#2A6A4B", "#83CBA6", "#7CF2B0", "#00492A"}},
        {&Look::goodSoft, {"#DCEBDF", "#20382D", "#00301A", "#E2F7EA"}},
        {&Look::warn, {"#85540A", "#EBBB66", "#FFC04D", "#5E3A00"}},
        {&Look::warnSoft, {"#F8E6C4", "#423519", "#3A2600", "#FFF0D2"}},
        {&Look::err, {"#A3241A", "#FF988A", "#FF9E99", "#7F0F08"}},
        {&Look::errSoft, {"#F8DDD8", "#4A2426", "#400A08", "#FFE5E2"}},
        {&Look::focus, {"#0B66D6", "#7FC4FF", "#00E5FF", "#0047C2"}},
        {&Look::tile, {"#FBF6EA", "#2B2A35", "#000000", "#FFFFFF"}},
        {&Look::tileInk, {"#2A2418", "#F0E9DC", "#FFFFFF", "#000000"}},
        {&Look::frame, {"#6B4526", "#3B2C1E", "#000000", "#FFFFFF"}},
        {&Look::dock, {"#F1EADC", "#232936", "#000000", "#FFFFFF"}},
    }};
    return all;
}

/// What has other colours for colour-blind people: kinds of messages, seats, areas of a map.
constexpr int kMessages = 6;
const std::array<Role, kMessages> &distinctRoles()
{
    static const std::array<Role, kMessages> all{{
        {&Look::good, {"#01707A", "#56ECE4", "#6DD5C3", "#00504E"}},
        {&Look::goodSoft, {"#CFEAE6", "#06363C", "#00302E", "#D8F3F0"}},
        {&Look::warn, {"#7B5F01", "#F1D15F", "#FFD84A", "#644D00"}},
        {&Look::warnSoft, {"#FFF1AF", "#483A13", "#332800", "#FFF0C0"}},
        {&Look::err, {"#7C1F1B", "#FE8C7B", "#FF8C80", "#600200"}},
        {&Look::errSoft, {"#F7D3C8", "#52222A", "#3D0907", "#FFDDD6"}},
    }};
    return all;
}

using Colours = std::array<const char *, 4>;
constexpr std::array<Colours, 4> kSeatInks{{{"#23407F", "#8697DE", "#9DB8F2", "#263E7C"},
                                            {"#AE3834", "#E8755A", "#FF9E80", "#B40111"},
                                            {"#3A8672", "#6CC2AC", "#7CE0C6", "#1F5F4F"},
                                            {"#9A7310", "#EBC65C", "#FFD84A", "#56570F"}}};
constexpr std::array<Colours, 4> kDistinctSeatInks{{{"#23407F", "#8191DE", "#7B99CC", "#101C5C"},
                                                    {"#8A3600", "#DC7E47", "#E19264", "#5F1A00"},
                                                    {"#1A79A9", "#9AE0FF", "#A8E4FF", "#005F89"},
                                                    {"#8F7500", "#F6DF5F", "#FFE948", "#625905"}}};
constexpr Colours kAreas{"#DCC394", "#C39C6B", "#906950", "#4B6C2D"};
constexpr Colours kDistinctAreas{"#E7CE9E", "#C39C6B", "#926646", "#314E31"};

std::size_t modeIndex(const QString &theme)
{
    if (theme == u"night")
        return 1;
    if (theme == u"hcDark")
        return 2;
    return theme == u"hcLight" ? 3 : 0;
}

constexpr int kRadio = 14; ///< side of the disc of a radio button, without its border

// The rules of the window. @names are replaced by colours; lengths of three pixels and more are of
// text size 100 %.
const char *const kSheet = R"(
QMainWindow, QDialog, QMessageBox, QInputDialog { background: @bg; }
QMenuBar, QStatusBar, QToolBar { background: @surface; color: @ink2; border: none; }
QMenuBar { padding: 2px 6px; }
QMenuBar::item { padding: 4px 8px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected, QToolButton:hover { background: @hover; color: @ink; }
QMenu { background: @raised; color: @ink; border: 1px solid @line2; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 10px; border-radius: 4px; }
QMenu::item:selected { background: @accentSoft; }
QMenu::item:disabled, QToolButton:disabled { color: @off; }
QMenu::separator { height: 1px; background: @line; margin: 4px 6px; }
QToolBar { padding: 1px 10px; spacing: 4px; border-bottom: 1px solid @edge; }
QToolBar[tight="true"] { padding: 1px 3px; }
QToolBar::separator { width: 1px; background: @edge; margin: 5px 6px; }
QToolBar[tight="true"]::separator { margin: 5px 1px; }
QStatusBar { background: @dock; border-top: 1px solid @edge; }
QStatusBar::item { border: none; }
QToolButton { color: @ink2; background: transparent; border: 1px solid transparent; border-radius: 6px;
    padding: 5px 7px; }
QToolButton:focus { border-color: @focus; }
QToolButton:checked { background: @accent; color: @onAccent; }
QToolButton:pressed { background: @line; }
QPushButton, QToolButton, QCheckBox, QRadioButton { outline: none; }
QPushButton { background: @raised; color: @ink; border: 1px solid @line2; border-radius: 6px;
    padding: 4px 12px; min-height: 18px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @line; }
QPushButton:focus { border: 2px solid @focus; padding: 3px 11px; }
QPushButton:disabled { color: @off; border-color: @line; }
QPushButton[main="true"], QToolButton[main="true"] { background: @accent; color: @onAccent; border: 1px solid @accent;
    font-weight: 700; padding: 6px 16px; }
QToolButton[main="true"]:disabled, QPushButton[main="true"]:disabled { background: @sunk; color: @off; border: 1px dashed @line2; }
QPushButton[main="true"]:focus { border: 2px solid @focus; padding: 5px 15px; }
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit { background: @raised; color: @ink; border: 1px solid @line2;
    border-radius: 4px; padding: 2px 8px; min-height: 20px; selection-background-color: @accent;
    selection-color: @onAccent; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border: 2px solid @focus; padding: 1px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @off; background: @surface; border-color: @line; }
QComboBox QAbstractItemView { background: @raised; color: @ink; border: 1px solid @line2;
    selection-background-color: @accentSoft; selection-color: @ink; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url(@down); width: 16px; height: 16px; }
QSpinBox { padding-right: 22px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent; width: 20px; }
QSpinBox::up-arrow { image: url(@up); width: 14px; height: 12px; }
QSpinBox::down-arrow { image: url(@down); width: 14px; height: 12px; }
QCheckBox::indicator, QTableView::indicator { width: 16px; height: 16px; border: 1px solid @line2; border-radius: 4px; background: @raised; }
QCheckBox::indicator:checked, QTableView::indicator:checked { background: @accent; border-color: @accent; image: url(@check); }
QCheckBox::indicator:disabled { background: @surface; border-color: @line; }
QCheckBox::indicator:checked:disabled { background: @line2; border-color: @line2; image: url(@check); }
QCheckBox { color: @ink; spacing: 8px; padding: 2px; border: 2px solid transparent; border-radius: 4px; }
QCheckBox:focus { border-color: @focus; }
QCheckBox:disabled { color: @off; }
QRadioButton { color: @ink; spacing: 8px; padding: 2px; border: 2px solid transparent; border-radius: 4px; }
QRadioButton:focus { border-color: @focus; }
QRadioButton:disabled { color: @off; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @line2; border-radius: @disc; background: @raised; }
QRadioButton::indicator:checked { width: 8px; height: 8px; background: @raised; border: 4px solid @accent; border-radius: 8px; }
QRadioButton::indicator:disabled { background: @surface; border-color: @line; }
QRadioButton::indicator:checked:disabled { border: 4px solid @line2; }
QAbstractItemView { background: @surface; alternate-background-color: @raised; color: @ink; border: none;
    selection-background-color: @accent; selection-color: @onAccent; gridline-color: @edge; }
QAbstractItemView:focus { outline: none; }
QTreeView { icon-size: 16px; }
QTreeView#differences, QTreeView#problems { padding-left: 7px; padding-right: 7px; }
QTreeView::branch:has-children:closed { image: url(@right); }
QTreeView::branch:has-children:open { image: url(@down); }
QTableView { border: 1px solid @line2; border-radius: 4px; background: @raised; }
QTableView:focus { border: 2px solid @focus; }
QHeaderView::section, QTableCornerButton::section { background: @dock; color: @ink2; border: none;
    border-right: 1px solid @edge; border-bottom: 1px solid @edge; padding: 3px 6px; }
QDockWidget > QWidget { background: @surface; }
QScrollArea, QScrollArea > QWidget > QWidget { background: @surface; border: none; }
QLabel, QGroupBox { color: @ink; background: transparent; }
QToolButton[tight="true"] { padding: 2px; }
QToolButton::menu-indicator { image: none; }
QDialogButtonBox { button-layout: 3; }
QLabel[quiet="true"] { color: @ink3; }
QLabel[mistake="true"] { background: @errSoft; color: @err; border-radius: 4px; padding: 4px 8px; }
QToolButton[group="true"] { background: @surface; color: @accent; border: none; border-bottom: 1px solid @line;
    border-radius: 0; padding: 2px 10px; text-align: left; }
QToolButton[group="true"]:focus { border: 2px solid @focus; }
takujo--editor--FormHead { background: @surface; border-bottom: 1px solid @line; }
QFrame#banner { background: @goodSoft; border-top: 1px solid @line; }
takujo--editor--DockTitle { background: @dock; border-bottom: 1px solid @line; }
takujo--editor--DockTitle QToolButton { padding: 1px 3px; }
QTextBrowser { background: @surface; color: @ink; border: none; }
QToolTip { background: @tip; color: @tipInk; border: 1px solid @line2; padding: 4px; }
QMainWindow::separator { background: @edge; width: 1px; height: 1px; }
QSplitter::handle { background: @edge; }
QTabBar::tab { background: @dock; color: @ink2; padding: 4px 10px; border: 1px solid @edge; }
QTabBar::tab:selected { background: @surface; color: @ink; }
QProgressBar { background: @sunk; border: 1px solid @line; border-radius: 4px; text-align: center; color: @ink; }
QProgressBar::chunk { background: @accentSoft; }
QScrollBar:vertical { background: @surface; width: 12px; margin: 0; }
QScrollBar:horizontal { background: @surface; height: 12px; margin: 0; }
QScrollBar::handle { background: @line2; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none;
    width: 0; height: 0; }
)";

/// Arrows and check marks of controls: a style sheet takes them from files only, and keeps a file it
/// knows, so each ink has its own.
class Marks
{
public:
    QString down(const QColor &ink) { return drawn(u"down"_s, ink, {{4, 6}, {8, 10}, {12, 6}}); }
    QString up(const QColor &ink) { return drawn(u"up"_s, ink, {{4, 10}, {8, 6}, {12, 10}}); }
    QString right(const QColor &ink) { return drawn(u"right"_s, ink, {{6, 4}, {10, 8}, {6, 12}}); }
    QString check(const QColor &ink)
    {
        return drawn(u"check"_s, ink, {{3.5, 8.5}, {6.5, 11.5}, {12.5, 5}});
    }

private:
    QString drawn(const QString &name, const QColor &ink, const QList<QPointF> &points) const
    {
        const QString file = m_folder.filePath(name + ink.name().mid(1) + u".png"_s);
        constexpr int kSide = 16;
        constexpr int kFiner = 2;
        QImage image(kSide * kFiner, kSide * kFiner, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(kFiner, kFiner);
        painter.setPen(QPen(ink, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(points.data(), static_cast<int>(points.size()));
        painter.end();
        image.save(file);
        return u"url("_s + file;
    }

    QTemporaryDir m_folder;
};

// Thinner ones are edges: they stay.
QString scaled(const QString &sheet, double scale)
{
    static const QRegularExpression length(u"\\b([0-9]+)px"_s);
    constexpr int kEdge = 2;
    QString out;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : length.globalMatch(sheet)) {
        const int given = match.capturedView(1).toInt();
        out += sheet.sliced(from, match.capturedStart() - from);
        out += QString::number(given > kEdge ? qRound(given * scale) : given) + u"px"_s;
        from = match.capturedEnd();
    }
    return out + sheet.sliced(from);
}

// Classes for which the theme of a desktop may name a font of its own.
constexpr std::array kThemedClasses{
    "QAbstractItemView", "QCheckBox", "QComboLineEdit", "QComboMenuItem", "QDockWidgetTitle",
    "QHeaderView",       "QLabel",    "QListBox",       "QListView",      "QMenu",
    "QMenuBar",          "QMenuItem", "QMessageBox",    "QPushButton",    "QRadioButton",
    "QStatusBar",        "QTipLabel", "QTitleBar",      "QToolButton"};

// A style sheet stops fonts on their way from a window to its children, and dialogs and menus are
// windows of their own. The font of the class reaches all; only the editor has widgets.
void setWidgetFont(const QFont &font)
{
    QApplication::setFont(font, "QWidget");
    for (const char *name : kThemedClasses)
        QApplication::setFont(font, name);
}

} // namespace

QPalette Look::palette() const
{
    QPalette p(ink, raised, raised, line2, line, ink, ink, raised, bg);
    p.setColor(QPalette::Window, bg);
    p.setColor(QPalette::Base, raised);
    p.setColor(QPalette::AlternateBase, surface);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, line2);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::PlaceholderText, ink3);
    p.setColor(QPalette::ToolTipBase, surface);
    p.setColor(QPalette::ToolTipText, ink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, ink3);
    return p;
}

// High contrast has one ink; what cannot be used must still look so.
QColor Look::off() const { return highContrast ? QColor(kOffContrast) : ink3; }

QString Look::styleSheet() const
{
    const std::vector<std::pair<QString, QColor>> names{
        {u"@accentSoft"_s, accentSoft},
        {u"@onAccent"_s, onAccent},
        {u"@accent"_s, accent},
        {u"@surface"_s, surface},
        {u"@raised"_s, raised},
        {u"@sunk"_s, sunk},
        {u"@line2"_s, line2},
        {u"@line"_s, line},
        {u"@ink2"_s, ink2},
        {u"@ink3"_s, ink3},
        {u"@focus"_s, focus},
        {u"@off"_s, off()},
        {u"@goodSoft"_s, goodSoft},
        {u"@errSoft"_s, errSoft},
        {u"@err"_s, err},
        {u"@dock"_s, dock},
        {u"@bg"_s, bg},
        {u"@edge"_s, line},
        {u"@tipInk"_s, ink},
        {u"@tip"_s, raised},
        {u"@hover"_s, highContrast ? accentSoft : sunk},
        {u"@ink"_s, ink}};
    QString sheet = scaled(QString::fromLatin1(kSheet), scale);
    // its border does not grow: half of the whole, for a larger radius is none at all
    sheet.replace(u"@disc"_s, QString::number(px(kRadio) / 2 + 1) + u"px"_s);
    static Marks marks;
    sheet.replace(u"url(@down"_s, marks.down(ink2));
    sheet.replace(u"url(@right"_s, marks.right(ink2));
    sheet.replace(u"url(@up"_s, marks.up(ink2));
    sheet.replace(u"url(@check"_s, marks.check(onAccent));
    for (const auto &[name, colour] : names)
        sheet.replace(name, colour.name());
    return sheet;
}

QFont Look::font(double size, int weight) const
{
    QFont font;
    font.setFamilies({u"Noto Sans CJK JP"_s, u"Noto Sans JP"_s, u"IPAGothic"_s, u"sans-serif"_s});
    font.setPixelSize(px(size));
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

QFont Look::serif(double size) const
{
    QFont font;
    font.setFamilies({u"Noto Serif CJK JP"_s, u"Noto Serif JP"_s, u"IPAMincho"_s, u"serif"_s});
    font.setPixelSize(px(size));
    font.setWeight(QFont::DemiBold);
    return font;
}

QIcon Look::icon(const QString &name, const QColor &colour) const
{
    return QIcon(new InkIcon(name, colour.isValid() ? colour : ink2));
}

const Look &look() { return theLook; }

void setLook(const QString &theme, const QString &palette, int textSize)
{
    const std::size_t mode = modeIndex(theme);
    const bool distinct = palette == u"distinct";
    for (const Role &role : roles())
        theLook.*(role.member) = QColor(QLatin1String(role.colours[mode]));
    if (distinct)
        for (const Role &role : distinctRoles())
            theLook.*(role.member) = QColor(QLatin1String(role.colours[mode]));
    for (std::size_t i = 0; i < theLook.seatInks.size(); ++i) {
        theLook.seatInks[i] = QColor((distinct ? kDistinctSeatInks : kSeatInks)[i][mode]);
        theLook.areas[i] = QColor((distinct ? kDistinctAreas : kAreas)[i]);
    }
    theLook.highContrast = mode >= 2;
    theLook.scale = textSize / 100.0;
    setWidgetFont(theLook.font());
}

} // namespace takujo::editor
