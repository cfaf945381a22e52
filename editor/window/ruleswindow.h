#pragma once
#include "docks/reportcheck.h"
#include "docks/smokerunner.h"
#include "document/opendocuments.h"
#include "document/wording.h"
#include "fair/fairrunner.h"
#include "interface/editorplugin.h"

#include <QMainWindow>

#include <functional>

class QDockWidget;
class QLabel;
class QMenu;
class QToolButton;

namespace takujo::editor {

class BalancePanel;
class DifferencesPanel;
class DockTitle;
class EditorActions;
class ExplanationPanel;
class FairDialog;
class FormHead;
class ParamForm;
class ProblemsPanel;
class RuleTree;

/// The rules editor's window: tree, form and panels around one document at a time.
class RulesWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit RulesWindow(EditorHost &host);
    ~RulesWindow() override;

    /// Opens `game:preset` or a file. False: it said why not.
    bool open(const QString &reference);
    /// Asks for names and makes a house rule.
    void create(const QString &game, const QString &preset);
    /// A house rule with these names, without asking.
    void createNow(const RuleSet &rules);
    /// Opens a file from elsewhere and asks whether to keep it among one's own rules.
    void receive(const QString &file);
    void followSettings();

    RulesDocument *document() const { return m_document; }
    EditorActions &actions() { return *m_actions; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    /// Asks about unsaved changes. False: the person wants to stay.
    bool mayClose();
    void discardChanges(const std::vector<RulesDocument *> &modified);
    // ruleswindow.cpp: making
    void connectPanels();
    void connectActions();
    void resetSelected();
    void restoreSize();

    // ruleswindow_docks.cpp: panels
    void makeDocks();
    QDockWidget *addDock(Qt::DockWidgetArea area, const char *name, DockTitle *title,
                         QWidget *body);
    void makeChoice();
    void nameChoice();
    void showAlone(std::size_t panel);
    void arrangeWide();
    void makeRoomForReport();
    void giveRoomBack();
    QDockWidget *besideReport() const;
    void arrangeFlat();
    bool isFlat() const;
    void followRoom();
    void restoreDocks();
    void resetLayout();
    bool formFits() const;
    QString layoutKey() const;
    void keepDocks();
    void restoreLayout();
    void keepLayout();

    // ruleswindow_files.cpp: files
    bool save();
    bool saveDocument(RulesDocument &document);
    /// The same with whatever name it has.
    bool writeDocument(RulesDocument &document);
    void saveAs();
    void duplicate();
    void editDetails();
    void openDialog();
    void importDialog();
    void importFile(const QString &file);
    void exportDialog();
    void remove();
    /// "Recently deleted", with an offer to put it back. @param then is opened; empty = nothing
    void moveToBin(const QString &file, const QString &name, const QString &then);
    void restoreDeleted(const QString &deleted);
    void purge();
    void play(bool setUp);
    void openReplay();
    void bannerAction();

    // ruleswindow_fair.cpp: rules that the computer makes fair
    void makeFair();
    void takeFair(int candidate);
    int usualTurns(const RuleSet &rules, int seats) const;

    // ruleswindow_ask.cpp: questions
    bool offerRepair(const QString &file, const Problems &problems);
    /// What a repair takes away.
    QStringList leftOut(const Json &document) const;
    /// Where the damaged file lies once the save before it is in its place; empty = it is not.
    QString offerBackup(const QString &file, const Problems &problems);
    /// Tells what is wrong with a file that nothing can be read of; one of the own folder can go.
    void offerBin(const QString &file, const Problems &problems);
    /// Of a damaged file: a save before it, of a known game.
    bool hasBackup(const QString &file) const;
    bool wantsBackup(const QString &file, const Problems &problems, const QString &act,
                     const QString &whatHappens);
    bool isTooNew(const Json &document) const;
    bool wantsToKeep(const LibraryEntry &entry);
    /// Tells why no match was started, and offers the page where seats are chosen.
    bool wantsSeats(const Problems &problems);
    bool wantsToPurge();
    bool settleFile(RulesDocument &document);
    /// Place and sentence, in the words of the game where it is known.
    QStringList sentences(const Problems &problems, const QString &game) const;
    void fail(const QString &title, const Problems &problems);
    void failToOpen(const QString &file, const Problems &problems);
    /// That the file, by its name, cannot be opened.
    static QString notOpened(const QString &file);
    void tellProblems(const QString &title, const QString &text, const Problems &problems);

    // ruleswindow_show.cpp: showing
    void showDocument(RulesDocument *document);
    void showBanner(RulesDocument &document);
    void documentChanged();
    void showAll();
    void showProblems();
    void showBalance();
    void showState();
    void showActions();
    void tellSaved(const QString &file);
    void retranslate();
    void rebuildTree();
    void nameInTree(const RulesDocument &document);
    void showMenu(const QPoint &place);
    std::vector<Wording> wordings() const;
    /// `game:preset`, or the file of the document; empty without one.
    QString reference() const;

    EditorHost &m_host;
    RuleLibrary m_library;
    OpenDocuments m_documents;
    SmokeRunner m_smoke;
    BalanceRunner m_balance;
    ReportCheck m_check; ///< of m_balance
    FairRunner m_fair;
    QString m_fairOf;                    ///< rules that are made fair, as reference()
    FairDialog *m_fairDialog = nullptr;  ///< made on first use
    RulesDocument *m_document = nullptr; ///< of m_documents
    QMetaObject::Connection m_changes;
    Wording m_words;
    QStringList m_outside;             ///< files open from other folders
    std::function<void()> m_bannerAct; ///< what the button of the head's line does
    bool m_restored = false;
    bool m_kept = false; ///< the panels stand as in another session, and may not fit this window
    bool m_flat = false; ///< too little height for text of this size: one panel at a time
    QString m_layout;    ///< key of the layout in use
    /// Sizes of besideReport() and of the report before it took room; empty = it has taken none.
    std::optional<std::pair<QSize, QSize>> m_roomBefore;

    EditorActions *m_actions;
    RuleTree *m_tree;
    FormHead *m_head;
    ParamForm *m_form;
    ExplanationPanel *m_explanation;
    DifferencesPanel *m_differences;
    ProblemsPanel *m_problems;
    BalancePanel *m_balancePanel;
    std::array<DockTitle *, 5> m_titles{}; ///< tree, explanation, differences, problems, balance
    std::array<QDockWidget *, 5> m_docks{};
    std::array<QToolButton *, 5> m_others{}; ///< on the titles in a flat window; none on the tree's
    QMenu *m_choice = nullptr;
    QLabel *m_checked = nullptr;
    QLabel *m_counts = nullptr;
    QLabel *m_spot = nullptr;
    QLabel *m_unsaved = nullptr;
};

} // namespace takujo::editor
