// SPDX-License-Identifier: MIT
#pragma once

// A page of a PDF file as poppler paints it, measured in millimetres.

#include <gtest/gtest.h>

#include <QImage>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <optional>
#include <string>
#include <vector>

namespace tenaille::test {}

namespace tenaille::ui::test {

using namespace tenaille::test;  // test:: means either

inline bool hasPoppler() { return !QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty(); }

class PrintedPage {
  public:
    /// `page` from 1.
    PrintedPage(const std::string& pdf, int page, int dotsPerInch = 600) : m_perMm(dotsPerInch / 25.4) {
        const QString picture = QString::fromStdString(pdf) + QStringLiteral("-page");
        QProcess poppler;
        poppler.start(QStringLiteral("pdftoppm"),
                      {QStringLiteral("-r"), QString::number(dotsPerInch), QStringLiteral("-gray"),
                       QStringLiteral("-singlefile"), QStringLiteral("-f"), QString::number(page),
                       QStringLiteral("-l"), QString::number(page), QString::fromStdString(pdf), picture});
        EXPECT_TRUE(poppler.waitForFinished(60'000));
        EXPECT_EQ(poppler.readAllStandardError().toStdString(), "") << "poppler finds the file sound";
        QImageReader::setAllocationLimit(0);
        m_image = QImage(picture + QStringLiteral(".pgm")).convertToFormat(QImage::Format_Grayscale8);
        EXPECT_FALSE(m_image.isNull());
    }

    const QImage& image() const { return m_image; }

    struct Run {
        double from = 0;  ///< millimetres
        double to = 0;
        double middle() const { return (from + to) / 2; }
        double length() const { return to - from; }
    };
    /// Stretches of dark on a line across the page at `y`; those less than `gap` apart are one.
    std::vector<Run> across(double y, double gap = 0, int dark = 80) const {
        return runs(
            m_image.width(), [&](int i) { return grey(i, pixel(y)) < dark; }, gap);
    }
    std::vector<Run> down(double x, double gap = 0, int dark = 80) const {
        return runs(
            m_image.height(), [&](int i) { return grey(pixel(x), i) < dark; }, gap);
    }
    /// Stretches of lines that have anything dark between two x.
    std::vector<Run> downBetween(double fromX, double toX, double gap = 0, int dark = 80) const {
        return runs(
            m_image.height(),
            [&](int i) {
                for (int x = pixel(fromX); x <= pixel(toX); ++x)
                    if (grey(x, i) < dark) return true;
                return false;
            },
            gap);
    }

  private:
    int pixel(double mm) const { return static_cast<int>(mm * m_perMm); }
    int grey(int x, int y) const { return m_image.constScanLine(y)[x]; }
    template <class IsDark>
    std::vector<Run> runs(int count, IsDark&& isDark, double gap) const {
        std::vector<Run> found;
        for (int i = 0; i < count; ++i) {
            if (!isDark(i)) continue;
            const Run here{i / m_perMm, (i + 1) / m_perMm};
            if (!found.empty() && here.from - found.back().to <= gap + 1e-6)
                found.back().to = here.to;
            else
                found.push_back(here);
        }
        return found;
    }

    double m_perMm;
    QImage m_image;
};

}  // namespace tenaille::ui::test
