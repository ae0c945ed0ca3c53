// SPDX-License-Identifier: MIT
//
// The language that the commands speak, and how they say things in it. Formats of files, names of options and
// what `tenaille rules` answers are the same in every language.
#pragma once

#include <QString>
#include <QTranslator>
#include <memory>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/io/export/export_map.h"
#include "core/io/import/import_report.h"

class QCoreApplication;

namespace tenaille::app {

class Offscreen;

// "fr" or "en", as gettext has it: none but English where LC_ALL, else LC_MESSAGES, else LANG says C or
// POSIX; else the first language of LANGUAGE ("fr:en") that Tenaille has; without LANGUAGE that of the
// locale.
QString localeLanguage();

// While it lives, the commands speak the language of the locale; English needs no Qt application. Where one
// runs already, it is left alone.
class Voice {
  public:
    enum class For { Lines, Pictures };  // commands that make pictures get an Offscreen of their own later
    explicit Voice(For what = For::Lines);
    ~Voice();
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

  private:
    std::unique_ptr<Offscreen> m_offscreen;
    std::unique_ptr<QCoreApplication> m_application;
    std::unique_ptr<QTranslator> m_translator;
};

// Installs what Tenaille says in that language into the application that runs.
std::unique_ptr<QTranslator> installLanguage(const QString& language);

// A text marked with QT_TRANSLATE_NOOP("CommandLine", ...) and its %1..%9.
std::string said(const char* text, const std::vector<std::string>& arguments = {});

// One line each, with what to do; lengths in metres and feet. Names of files keep their bytes.
std::string told(const Problem& problem);
std::string told(const io::ImportNote& note);
std::string told(const io::ExportNote& note);
// What came in, then the notes.
std::vector<std::string> told(const io::ImportReport& report);

}  // namespace tenaille::app
