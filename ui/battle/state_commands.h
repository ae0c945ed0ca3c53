// SPDX-License-Identifier: MIT
//
// What is done by hand to creatures, all in one step: points, conditions, pictures.
#pragma once

#include <QString>
#include <vector>

#include "core/base/record_id.h"
#include "core/base/result.h"

class QWidget;

namespace tenaille::ui {

class BattleContext;

// The problem of a command that wants creatures and finds none selected.
Problem nobodySelected();

// "-9" and "9" hurt, "+7" heals, and so do dice: these creatures, whoever is selected. `typed`: how it
// begins.
void askHitPoints(BattleContext& context, QWidget* parent, const std::vector<RecordId>& tokens,
                  const QString& typed = {});

void askCondition(BattleContext& context, QWidget* parent);

// `path`: a picture to begin with.
void askTokenPicture(BattleContext& context, QWidget* parent, const QString& path = {});

}  // namespace tenaille::ui
