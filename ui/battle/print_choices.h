// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantMap>

#include "ui/print/print_document.h"

namespace tenaille::ui {

enum class StandUpsOf : std::uint8_t { Nobody, Selected, Everybody };

// What the dialog that prints remembers from one time to the next, whatever the document.
struct PrintChoices {
    PageSetup setup;
    MapContent content;
    bool map = true;
    bool emptyPages = false;
    bool assembly = true;
    StandUpsOf standUps = StandUpsOf::Nobody;
    int copies = 1;
    friend bool operator==(const PrintChoices&, const PrintChoices&) = default;
};

QVariantMap storedChoices(const PrintChoices& choices);
// What is missing or makes no sense is as in a fresh program.
PrintChoices choicesFrom(const QVariantMap& stored);

PrintWish wishOf(const PrintChoices& choices, const document::Encounter& encounter,
                 const std::vector<RecordId>& selected);

}  // namespace tenaille::ui
