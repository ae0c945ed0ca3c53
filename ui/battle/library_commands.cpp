// SPDX-License-Identifier: MIT
#include "ui/battle/library_commands.h"

#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <set>

#include "core/creatures/party.h"
#include "ui/battle/library_dialog.h"
#include "ui/text/creature_text.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/tools/turning.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

std::optional<board::Facing> firstFacing(const ToolContext& context, const board::Creature& creature) {
    if (creature.traits.has(board::Trait::Faceless)) return std::nullopt;
    const std::vector<board::Facing> facings = permittedFacings(context, creature);
    return facings.empty() ? std::nullopt : std::optional(facings.front());
}

void bringPicture(BattleContext& context, const CreatureShelf& shelf, board::TokenRecord& token) {
    if (token.picture.empty() || context.encounter().assets.contains(token.picture)) return;
    const Result<document::AssetBytes> bytes = shelf.picture(token.picture);
    if (bytes) return context.addAsset(token.picture, *bytes);
    token.picture.clear();
    Problem missing{TENAILLE_PROBLEM("The picture of %1 cannot be read."),
                    {token.name},
                    TENAILLE_PROBLEM("Choose it again, and save the creature to your library.")};
    missing.why = {bytes.problem()};
    context.refuse(missing);
}

LibraryCommands::LibraryCommands(BattleContext& context, NoticeStack& notices,
                                 std::function<board::Cell()> place, QWidget* window)
    : QObject(window), m_context(context), m_notices(notices), m_place(std::move(place)), m_window(window) {}

void LibraryCommands::openLibrary() {
    LibraryDialog dialog(m_context, m_place(), m_window);
    connect(&dialog, &LibraryDialog::added, this, &LibraryCommands::added);
    dialog.exec();
}

void LibraryCommands::addParty() {
    const CreatureShelf shelf;
    if (shelf.problem()) {
        Q_EMIT m_context.refused(*shelf.problem());
        return;
    }
    if (shelf.damage()) tellDamage(*shelf.damage());
    const auto party = creatures::partyToAdd(shelf.personal(), m_context.encounter(), creatureLanguage());
    QStringList there;
    for (const std::string& name : party.present) there << fromUtf8(name);
    const QString stays = tr("On the board already: %1.").arg(there.join(QStringLiteral(", ")));
    if (party.missing.empty()) {
        if (!there.isEmpty()) {
            m_notices.show(Notice::Kind::Info, stays);
            return;
        }
        Notice* notice =
            m_notices.show(Notice::Kind::Info,
                           tr("No creature of your library is marked as one of the party. Select your heroes "
                              "on the board and save them to the library, or make them there."));
        connect(notice->addAction(tr("Open the library…")), &QPushButton::clicked, this,
                &LibraryCommands::openLibrary);
        return;
    }
    actions::AddGroups intent{.groups = {}, .near = m_place(), .apart = true};
    for (const creatures::LibraryCreature* hero : party.missing) {
        board::TokenRecord token = shelf.token(*hero);
        token.creature.facing = firstFacing(m_context, token.creature);
        bringPicture(m_context, shelf, token);
        intent.groups.push_back({std::move(token), 1});
    }
    const RecordId first = document::nextId(m_context.encounter());
    if (!m_context.perform(intent)) return;
    Q_EMIT added(first);
    if (!there.isEmpty()) m_notices.show(Notice::Kind::Info, stays);
    if (const QString others = otherSideText(party.missing); !others.isEmpty())
        m_notices.show(Notice::Kind::Warning, others);
}

void LibraryCommands::tellDamage(const Problem& damage) {
    m_notices.show(Notice::Kind::Warning, problemText(damage) + QLatin1Char('\n') + remedyText(damage));
}

void LibraryCommands::saveToLibrary() {
    CreatureShelf shelf;
    if (shelf.problem()) {
        Q_EMIT m_context.refused(*shelf.problem());
        return;
    }
    if (shelf.damage()) tellDamage(*shelf.damage());
    io::LibraryEdit edit;
    std::set<std::string> taken;
    QStringList names;
    QStringList known;
    for (const RecordId id : m_context.selectedTokens()) {
        const board::TokenRecord* token = m_context.encounter().tokens.find(id);
        if (token == nullptr) continue;
        creatures::LibraryCreature made = creatures::fromBoard(*token);
        if (const auto picture = m_context.encounter().assets.find(token->picture);
            picture != m_context.encounter().assets.end())
            edit.pictures.insert(*picture);
        if (!taken.insert(made.token.name).second) continue;
        const std::vector<creatures::LibraryCreature>& mine = shelf.personal();
        const auto old = std::find_if(mine.begin(), mine.end(), [&](const auto& one) {
            return one.token.name == made.token.name || nameIn(one, creatureLanguage()) == made.token.name;
        });
        names << fromUtf8(made.token.name);
        if (old != mine.end()) known << names.back();
        edit.puts.push_back({std::move(made), old != mine.end() ? *old : creatures::LibraryCreature{}});
    }
    if (edit.puts.empty()) return;
    if (!known.isEmpty()) {
        QMessageBox ask(QMessageBox::Question, tr("Save to library"),
                        tr("In your library already: %1.").arg(known.join(QStringLiteral(", "))),
                        QMessageBox::Cancel, m_window);
        QPushButton* replace = ask.addButton(tr("&Replace"), QMessageBox::AcceptRole);
        QPushButton* both = ask.addButton(tr("&Keep both"), QMessageBox::AcceptRole);
        ask.setDefaultButton(replace);
        ask.exec();
        if (ask.clickedButton() != replace && ask.clickedButton() != both) return;
        for (io::LibraryEdit::Put& put : edit.puts) {
            if (ask.clickedButton() == both || put.before.id == 0) continue;
            creatures::LibraryCreature fresh = put.before;
            // What only the library knows stays.
            fresh.token = put.after.token;
            if (put.after.attacks != put.before.attacks && fresh.attacks.size() <= 1)
                fresh.attacks = put.after.attacks;
            put.after = std::move(fresh);
        }
    }
    const Result<io::LibraryEdited> saved = shelf.apply(edit);
    if (!saved) {
        Q_EMIT m_context.refused(saved.problem());
        return;
    }
    QString told = tr("Saved to your library: %1.").arg(names.join(QStringLiteral(", ")));
    if (!saved->setAside.empty())
        told += QLatin1Char('\n') + tr("The damaged file is kept: %1.").arg(fromUtf8(saved->setAside));
    m_notices.show(Notice::Kind::Info, told);
}

}  // namespace tenaille::ui
