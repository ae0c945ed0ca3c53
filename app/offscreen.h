// SPDX-License-Identifier: MIT
//
// For commands that make or decode pictures: fonts and picture plug-ins come with a Qt application, which
// needs no display here; it speaks the language of the locale. It does nothing where one runs already.
#pragma once

#include <QGuiApplication>
#include <QTranslator>
#include <memory>

namespace tenaille::app {

class Offscreen {
  public:
    Offscreen();

  private:
    std::unique_ptr<QGuiApplication> m_application;
    std::unique_ptr<QTranslator> m_language;
};

}  // namespace tenaille::app
