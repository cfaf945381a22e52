#pragma once
#include "match/record.h"
#include "plugin/catalogue.h"
#include "rowmodel.h"
#include "words.h"

class QFileInfo;

namespace takujo {

class ProgramList;
class Settings;

/// A match being prepared: game, seats in turn order, rules.
class SetupModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QString gameId READ gameId NOTIFY gameChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY gameChanged)
    Q_PROPERTY(QString otherName READ otherName NOTIFY gameChanged)
    Q_PROPERTY(QString blurb READ blurb NOTIFY gameChanged)
    Q_PROPERTY(QString cover READ cover NOTIFY gameChanged)
    Q_PROPERTY(int minSeats READ minSeats NOTIFY gameChanged)
    Q_PROPERTY(int maxSeats READ maxSeats NOTIFY gameChanged)
    Q_PROPERTY(bool oneLevel READ oneLevel NOTIFY gameChanged)
    Q_PROPERTY(int minMinutes READ minMinutes NOTIFY gameChanged)
    Q_PROPERTY(int maxMinutes READ maxMinutes NOTIFY gameChanged)
    Q_PROPERTY(int ruleIndex READ ruleIndex WRITE setRuleIndex NOTIFY rulesChanged)
    Q_PROPERTY(QString rulesName READ rulesName NOTIFY rulesChanged)
    Q_PROPERTY(bool ready READ ready NOTIFY rulesChanged)
    Q_PROPERTY(QString misfit READ misfit NOTIFY misfitChanged)
    Q_PROPERTY(QString rulesFolder READ shownRulesFolder CONSTANT)
    Q_PROPERTY(takujo::RowModel *seats READ seats CONSTANT)
    Q_PROPERTY(takujo::RowModel *rules READ rules CONSTANT)
    Q_PROPERTY(takujo::RowModel *differences READ differences CONSTANT)

public:
    SetupModel(Catalogue &catalogue, Settings &settings, const ProgramList &programs,
               QObject *parent = nullptr);

    QString gameId() const { return m_entry.id; }
    QString gameName() const { return ja() ? m_entry.nameJa : m_entry.nameEn; }
    QString otherName() const { return ja() ? m_entry.nameEn : m_entry.nameJa; }
    QString blurb() const { return ja() ? m_entry.blurbJa : m_entry.blurbEn; }
    QString cover() const;
    int minSeats() const { return m_entry.minSeats; }
    bool oneLevel() const { return m_entry.oneLevel; }
    int maxSeats() const { return m_entry.maxSeats; }
    int minMinutes() const { return m_entry.minMinutes; }
    int maxMinutes() const { return m_entry.maxMinutes; }
    int ruleIndex() const { return m_ruleIndex; }
    void setRuleIndex(int index);
    QString rulesName() const;
    /// The chosen rules can be played.
    bool ready() const;
    /// Why they cannot be played by so many; empty = they can.
    QString misfit() const { return m_misfit; }
    static QString rulesFolder();
    /// With "~" for the home folder.
    static QString shownRulesFolder();
    /// In turn order.
    RowModel *seats() { return &m_seatModel; }
    /// The official ones, then those of the user's folder.
    RowModel *rules() { return &m_ruleModel; }
    /// What a house rule changes, one row a parameter.
    RowModel *differences() { return &m_differences; }

    /// Opens the box: its texts, presets and the seats used last. False: the plugin cannot be used.
    Q_INVOKABLE bool choose(const QString &game);
    Q_INVOKABLE void setHuman(int row, bool human);
    Q_INVOKABLE void setLevel(int row, const QString &level);
    /// A program of the user's list plays the seat.
    Q_INVOKABLE void setProgram(int row, const QString &name);
    Q_INVOKABLE void setName(int row, const QString &name);
    /// The next colour nobody else has.
    Q_INVOKABLE void nextColour(int row);
    Q_INVOKABLE void moveSeat(int from, int to);
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int row);
    /// Draws lots for the order.
    Q_INVOKABLE void shuffleSeats();
    /// The person and computers up to three seats, of the level of the settings; partners are skilled,
    /// since a weak one loses the match for everybody.
    void seatAnew();
    /// Keeps seats and rules for "Quick start".
    Q_INVOKABLE void remember();
    /// Reads the user's folder of rule sets again.
    Q_INVOKABLE void rescanRules();
    /// Chooses rules from anywhere, as they are now. @param reference `game:preset`, or their file
    bool addRules(const QString &reference, const RuleSet &rules);
    /// `game:preset`, or the file of the chosen rules.
    QString reference() const;

    const std::vector<SeatSetup> &seatList() const { return m_seats; }
    const RuleSet *chosenRules() const;
    const Problems &problems() const { return m_problems; }
    void show(Language language);

signals:
    void gameChanged();
    void rulesChanged();
    void misfitChanged();

private:
    struct Choice
    {
        RuleSet rules;
        QString key;             ///< preset id, or file
        Problems problems;       ///< why it cannot be played
        bool given = false;      ///< from elsewhere: a file of another folder, or never saved
        bool restorable = false; ///< the file is damaged, and the save before it is not
    };

    bool ja() const { return m_language == Language::Ja; }
    void readRules();
    void readFolder();
    Choice choiceOf(const QFileInfo &file);
    void nameRefused(Choice &choice) const;
    void restore();
    void numberSeats();
    void showSeats();
    void showRules();
    void showDifferences();
    void checkFit();
    int freeColour(int from) const;
    std::string firstLevel() const;
    SeatSetup *seatAt(int row); ///< null: there is no such row
    QString programName(const SeatSetup &seat) const;
    void dropPrograms();
    const GameDefinition *definition() const;
    QString noteOf(const Choice &choice) const;

    Catalogue &m_catalogue;
    Settings &m_settings;
    const ProgramList &m_programs;
    GameEntry m_entry;
    std::vector<SeatSetup> m_seats;
    std::vector<int> m_keys; ///< a number a seat that stays with it when it is moved
    int m_nextKey = 0;
    std::vector<Choice> m_choices;
    Problems m_problems;
    QString m_misfit;
    int m_ruleIndex = 0;
    Language m_language = Language::En;
    RowModel m_seatModel{{"name", "placeholder", "human", "level", "colour", "program"}};
    RowModel m_ruleModel{{"name", "note", "official", "problem", "changes", "file", "restorable"}};
    RowModel m_differences{{"label", "from", "to"}};
};

} // namespace takujo
