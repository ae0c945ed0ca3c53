// SPDX-License-Identifier: MIT
//
// For commands that make or decode pictures: fonts and picture plug-ins come with a Qt application, which
// needs no display here. It does nothing where one runs already.
#pragma once

#include <QGuiApplication>
#include <memory>

namespace tenaille::app {

class Offscreen {
  public:
    Offscreen();

  private:
    std::unique_ptr<QGuiApplication> m_application;
};

}  // namespace tenaille::app
