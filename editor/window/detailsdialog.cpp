#include "detailsdialog.h"

#include "choicename.h"
#include "document/wording.h"
#include "game/hidden_characters.h"
#include "io/whole_letters.h"
#include "look.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QJsonArray>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMaxNameLetters = 60; ///< three bytes each stay below the validator's 200
constexpr int kMaxNotes = 6000;

} // namespace

DetailsDialog::DetailsDialog(const RuleSet &rules, Language language, const QString &title,
                             const QString &action, QWidget *parent)
    : QDialog(parent),
      m_rules(rules),
      m_language(language),
      m_form(new QFormLayout),
      m_notes(new QPlainTextEdit)
{
    setObjectName(u"details"_s);
    setWindowTitle(title);
    makeNames();
    m_author = addLine("details.author", tr("Author"), rules.author);
    m_notes->setObjectName(u"details.notes"_s);
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setPlainText(qs(rules.notes));
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(look().px(76));
    m_form->addRow(tr("Notes"), m_notes);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(14);
    layout->addLayout(m_form);
    layout->addWidget(makeButtons(action));
    m_ok->setDefault(true); // only a button that is in its dialog can be
    setMinimumWidth(look().px(440));
    showReady();
}

void DetailsDialog::makeNames()
{
    const auto ja = [this] {
        m_ja = addLine("details.ja", tr("Name in Japanese"), m_rules.nameJa);
    };
    const auto en = [this] { m_en = addLine("details.en", tr("Name in English"), m_rules.nameEn); };
    if (m_language == Language::Ja) {
        ja();
        en();
        m_ja->setFocus();
    } else {
        en();
        ja();
        m_en->setFocus();
    }
    for (QLineEdit *name : {m_ja, m_en})
        name->selectAll(); // what is proposed is written over
    connect(m_ja, &QLineEdit::textEdited, this, [this] { renamed(*m_ja, *m_en); });
    connect(m_en, &QLineEdit::textEdited, this, [this] { renamed(*m_en, *m_ja); });
    connect(m_ja, &QLineEdit::textChanged, this, &DetailsDialog::showReady);
    connect(m_en, &QLineEdit::textChanged, this, &DetailsDialog::showReady);
}

QDialogButtonBox *DetailsDialog::makeButtons(const QString &action)
{
    auto *buttons = new QDialogButtonBox;
    m_ok = buttons->addButton(action, QDialogButtonBox::AcceptRole);
    m_ok->setProperty("main", true);
    m_ok->setObjectName(u"details.ok"_s);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)
        ->setObjectName(u"details.cancel"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QLineEdit *DetailsDialog::addLine(const char *name, const QString &label, const std::string &text)
{
    auto *line = new QLineEdit(qs(text));
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(label);
    line->setMaxLength(kMaxNameLetters);
    m_form->addRow(label, line);
    return line;
}

// A name that nobody wrote says something else as soon as the other one is written: without it, both
// languages show what the person wrote.
void DetailsDialog::renamed(const QLineEdit &name, QLineEdit &other)
{
    const bool ofACopy = other.text().contains(QString::fromUtf8(kCopyJa)) ||
                         other.text().contains(QLatin1String(kCopyEn));
    if (ofACopy && !other.isModified())
        other.clear();
    if (!name.text().trimmed().isEmpty())
        other.setPlaceholderText(name.text().trimmed());
}

// One name is enough; the other language then shows it too.
void DetailsDialog::showReady()
{
    m_ok->setEnabled(!m_ja->text().trimmed().isEmpty() || !m_en->text().trimmed().isEmpty());
}

void DetailsDialog::offerGames(const Catalogue &catalogue)
{
    m_game = new QComboBox;
    m_preset = new QComboBox;
    m_game->setObjectName(u"details.game"_s);
    m_preset->setObjectName(u"details.preset"_s);
    for (const GameEntry &entry : catalogue.games())
        m_game->addItem(m_language == Language::Ja ? entry.nameJa : entry.nameEn, entry.id);
    nameChoice(*m_game, tr("Game"));
    nameChoice(*m_preset, tr("Begin with"));
    m_form->insertRow(0, tr("Game"), m_game);
    m_form->insertRow(1, tr("Begin with"), m_preset);
    const auto presets = [this, &catalogue] {
        if (const GameEntry *entry = catalogue.find(m_game->currentData().toString()))
            offerPresets(*entry);
    };
    connect(m_game, &QComboBox::currentIndexChanged, this, presets);
    m_game->setCurrentIndex(std::max(0, m_game->findData(qs(m_rules.game))));
    presets();
    m_preset->setCurrentIndex(std::max(0, m_preset->findData(qs(m_rules.base))));
}

void DetailsDialog::offerPresets(const GameEntry &entry)
{
    m_preset->clear();
    for (const auto &value : entry.metadata[u"presets"_s].toArray()) {
        const QJsonObject preset = value.toObject();
        m_preset->addItem(
            preset[u"name"_s].toObject()[m_language == Language::Ja ? u"ja"_s : u"en"_s].toString(),
            preset[u"id"_s].toString());
    }
}

RuleSet DetailsDialog::rules() const
{
    RuleSet out = m_rules;
    out.nameJa = cleaned(m_ja->text().trimmed().toStdString(), Lines::One);
    out.nameEn = cleaned(m_en->text().trimmed().toStdString(), Lines::One);
    out.author = cleaned(m_author->text().trimmed().toStdString(), Lines::One);
    out.notes = cleaned(wholeLetters(m_notes->toPlainText(), kMaxNotes).trimmed().toStdString(),
                        Lines::Many);
    if (m_game) {
        out.game = m_game->currentData().toString().toStdString();
        out.base = m_preset->currentData().toString().toStdString();
    }
    return out;
}

} // namespace takujo::editor
