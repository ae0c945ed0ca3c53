// SPDX-License-Identifier: MIT
#include "ui/battle/print_choices.h"

#include <algorithm>

namespace tenaille::ui {

namespace {

// Reads one member after the other; what does not fit leaves the member as it is.
class Reader {
  public:
    explicit Reader(const QVariantMap& stored) : m_stored(stored) {}

    void number(const char* key, double& value, double least, double most) const {
        bool isNumber = false;
        const double read = member(key).toDouble(&isNumber);
        if (isNumber && read >= least && read <= most) value = read;
    }
    void number(const char* key, int& value, int least, int most) const {
        bool isNumber = false;
        const int read = member(key).toInt(&isNumber);
        if (isNumber && read >= least && read <= most) value = read;
    }
    void flag(const char* key, bool& value) const {
        if (member(key).isValid()) value = member(key).toBool();
    }
    template <class Enum>
    void choice(const char* key, Enum& value, Enum last) const {
        int read = static_cast<int>(value);
        number(key, read, 0, static_cast<int>(last));
        value = static_cast<Enum>(read);
    }

  private:
    QVariant member(const char* key) const { return m_stored.value(QString::fromLatin1(key)); }

    const QVariantMap& m_stored;
};

}  // namespace

QVariantMap storedChoices(const PrintChoices& choices) {
    return {{QStringLiteral("paper"), static_cast<int>(choices.setup.paper)},
            {QStringLiteral("turning"), static_cast<int>(choices.setup.turning)},
            {QStringLiteral("cellMm"), choices.setup.cellMm},
            {QStringLiteral("marginMm"), choices.setup.marginMm},
            {QStringLiteral("overlapMm"), choices.setup.overlapMm},
            {QStringLiteral("audience"), static_cast<int>(choices.content.audience)},
            {QStringLiteral("grid"), choices.content.grid},
            {QStringLiteral("creatures"), choices.content.creatures},
            {QStringLiteral("map"), choices.map},
            {QStringLiteral("emptyPages"), choices.emptyPages},
            {QStringLiteral("assembly"), choices.assembly},
            {QStringLiteral("standUps"), static_cast<int>(choices.standUps)},
            {QStringLiteral("copies"), choices.copies}};
}

PrintChoices choicesFrom(const QVariantMap& stored) {
    PrintChoices choices;
    const Reader read(stored);
    read.choice("paper", choices.setup.paper, Paper::A3);
    read.choice("turning", choices.setup.turning, Turning::Landscape);
    read.number("cellMm", choices.setup.cellMm, kLeastCellMm, kMostCellMm);
    read.number("marginMm", choices.setup.marginMm, kLeastMarginMm, kMostMarginMm);
    read.number("overlapMm", choices.setup.overlapMm, 0, kMostOverlapMm);
    read.choice("audience", choices.content.audience, document::Audience::Players);
    read.flag("grid", choices.content.grid);
    read.flag("creatures", choices.content.creatures);
    read.flag("map", choices.map);
    read.flag("emptyPages", choices.emptyPages);
    read.flag("assembly", choices.assembly);
    read.choice("standUps", choices.standUps, StandUpsOf::Everybody);
    read.number("copies", choices.copies, 1, kMostCopies);
    return choices;
}

PrintWish wishOf(const PrintChoices& choices, const document::Encounter& encounter,
                 const std::vector<RecordId>& selected) {
    PrintWish wish{choices.setup, choices.content, choices.map, choices.emptyPages, choices.assembly, {},
                   choices.copies};
    if (choices.standUps == StandUpsOf::Selected) wish.standUps = selected;
    if (choices.standUps == StandUpsOf::Everybody)
        for (const board::TokenRecord& token : encounter.tokens) wish.standUps.push_back(token.id);
    return wish;
}

}  // namespace tenaille::ui
