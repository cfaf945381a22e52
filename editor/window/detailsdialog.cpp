#include "detailsdialog.h"

#include "document/wording.h"
#include "look.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMaxNameLetters = 60; ///< three bytes each stay below the validator's 200
constexpr int kMaxNotes = 6000;

} // namespace

DetailsDialog::DetailsDialog(const RuleSet &rules, const QString &title, const QString &action,
                             QWidget *parent)
    : QDialog(parent), m_rules(rules), m_form(new QFormLayout), m_notes(new QPlainTextEdit)
{
    setObjectName(u"details"_s);
    setWindowTitle(title);
    m_ja = addLine(m_form, "details.ja", tr("Name in Japanese"), rules.nameJa);
    m_en = addLine(m_form, "details.en", tr("Name in English"), rules.nameEn);
    m_author = addLine(m_form, "details.author", tr("Author"), rules.author);
    m_notes->setObjectName(u"details.notes"_s);
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setPlainText(qs(rules.notes));
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(look().px(76));
    m_form->addRow(tr("Notes"), m_notes);
    auto *buttons = new QDialogButtonBox;
    m_ok = buttons->addButton(action, QDialogButtonBox::AcceptRole);
    m_ok->setProperty("main", true);
    m_ok->setObjectName(u"details.ok"_s);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)
        ->setObjectName(u"details.cancel"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(14);
    layout->addLayout(m_form);
    layout->addWidget(buttons);
    m_ok->setDefault(true); // only a button that is in its dialog can be
    setMinimumWidth(look().px(440));
    connect(m_ja, &QLineEdit::textChanged, this, &DetailsDialog::showReady);
    connect(m_en, &QLineEdit::textChanged, this, &DetailsDialog::showReady);
    showReady();
    m_ja->setFocus();
}

QLineEdit *DetailsDialog::addLine(QFormLayout *form, const char *name, const QString &label,
                                  const std::string &text)
{
    auto *line = new QLineEdit(qs(text));
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(label);
    line->setMaxLength(kMaxNameLetters);
    form->addRow(label, line);
    return line;
}

// One name is enough; the other language then shows it too.
void DetailsDialog::showReady()
{
    m_ok->setEnabled(!m_ja->text().trimmed().isEmpty() || !m_en->text().trimmed().isEmpty());
}

void DetailsDialog::offerGames(const Catalogue &catalogue, Language language)
{
    m_game = new QComboBox;
    m_preset = new QComboBox;
    m_game->setObjectName(u"details.game"_s);
    m_preset->setObjectName(u"details.preset"_s);
    for (const GameEntry &entry : catalogue.games())
        m_game->addItem(language == Language::Ja ? entry.nameJa : entry.nameEn, entry.id);
    m_game->setAccessibleName(tr("Game"));
    m_preset->setAccessibleName(tr("Begin with"));
    m_form->insertRow(0, tr("Game"), m_game);
    m_form->insertRow(1, tr("Begin with"), m_preset);
    const auto presets = [this, &catalogue, language] {
        if (const GameEntry *entry = catalogue.find(m_game->currentData().toString()))
            offerPresets(*entry, language);
    };
    connect(m_game, &QComboBox::currentIndexChanged, this, presets);
    m_game->setCurrentIndex(std::max(0, m_game->findData(qs(m_rules.game))));
    presets();
    m_preset->setCurrentIndex(std::max(0, m_preset->findData(qs(m_rules.base))));
}

void DetailsDialog::offerPresets(const GameEntry &entry, Language language)
{
    m_preset->clear();
    for (const QJsonValue &value : entry.metadata[u"presets"_s].toArray()) {
        const QJsonObject preset = value.toObject();
        m_preset->addItem(
            preset[u"name"_s].toObject()[language == Language::Ja ? u"ja"_s : u"en"_s].toString(),
            preset[u"id"_s].toString());
    }
}

RuleSet DetailsDialog::rules() const
{
    RuleSet out = m_rules;
    out.nameJa = m_ja->text().trimmed().toStdString();
    out.nameEn = m_en->text().trimmed().toStdString();
    out.author = m_author->text().trimmed().toStdString();
    out.notes = m_notes->toPlainText().left(kMaxNotes).trimmed().toStdString();
    if (m_game) {
        out.game = m_game->currentData().toString().toStdString();
        out.base = m_preset->currentData().toString().toStdString();
    }
    return out;
}

} // namespace takujo::editor
