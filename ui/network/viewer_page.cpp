// SPDX-License-Identifier: MIT
#include "ui/network/viewer_page.h"

#include <QCryptographicHash>

namespace tenaille::ui {

namespace {

constexpr const char* kStyle = R"(
html,body{margin:0;height:100%;background:#000;color:#c9cdd4;font:18px sans-serif;overflow:hidden}
canvas{position:fixed;inset:0;width:100%;height:100%;object-fit:contain}
p{position:fixed;left:0;right:0;bottom:0;margin:0;text-align:center}
p:not(:empty){padding:.8em 1em;background:#14171c;color:#fff}
small{display:none;position:fixed;left:1em;right:1em;bottom:4em;text-align:center}
@media (orientation:portrait) and (max-width:600px){small{display:block}}
)";

// Each tile is drawn as soon as it is there, two are fetched at a time, and tiles that stay are not fetched
// again. What was seen goes away five seconds after the last sign of life of the server, and nothing that
// comes late brings it back; it goes at once when the server says goodbye. A tap fills the screen.
constexpr const char* kScript = R"(
"use strict";
const canvas = document.querySelector("canvas"), words = document.querySelector("p");
const pen = canvas.getContext("2d"), tiles = new Map();
let wanted = null, busy = 0, silence = 0, events = null;
function draw(name) {
  if (!wanted) return;
  const across = Math.ceil(wanted.width / wanted.tile);
  wanted.names.forEach((other, i) => {
    if (other === name)
      pen.drawImage(tiles.get(name), i % across * wanted.tile, Math.floor(i / across) * wanted.tile);
  });
}
function fetchNext() {
  while (wanted && busy < 2) {
    const name = wanted.names.find(name => !tiles.has(name));
    if (!name) return;
    busy++;
    const image = new Image();
    tiles.set(name, image);
    const isWanted = () => tiles.get(name) === image;
    image.onload = () => { busy--; if (isWanted()) { image.there = true; draw(name); } fetchNext(); };
    image.onerror = () => { busy--; setTimeout(() => { if (isWanted()) tiles.delete(name); fetchNext(); }, 300); };
    image.src = "picture/" + name;
  }
}
function clear(why) {
  words.textContent = why;
  wanted = null;
  tiles.clear();
  pen.clearRect(0, 0, canvas.width, canvas.height);
  silence = 0;
}
function hear() {
  clearTimeout(silence);
  silence = setTimeout(() => clear(words.dataset.lost), 5000);
}
function show(event) {
  hear();
  wanted = JSON.parse(event.data);
  words.textContent = "";
  if (canvas.width !== wanted.width || canvas.height !== wanted.height) {
    canvas.width = wanted.width;
    canvas.height = wanted.height;
  }
  const used = new Set(wanted.names);
  for (const [name, tile] of tiles) if (!used.has(name) && tile.there) tiles.delete(name);
  for (const name of used) if (tiles.has(name) && tiles.get(name).there) draw(name);
  fetchNext();
}
function listen() {
  if (events) events.close();
  events = new EventSource("events");
  events.onmessage = show;
  events.onerror = () => { words.textContent = words.dataset.lost; };
  // After a silence the whole picture is asked for anew.
  events.addEventListener("alive", () => {
    const wasSilent = !silence;
    words.textContent = "";
    hear();
    if (wasSilent) listen();
  });
  // Its link will never do again.
  events.addEventListener("end", () => {
    events.close();
    clearTimeout(silence);
    clear(words.dataset.ended);
  });
}
hear();
listen();
document.body.onclick = () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else if (document.documentElement.requestFullscreen) document.documentElement.requestFullscreen();
};
)";

QByteArray hashOf(const char* text) {
    return "'sha256-" + QCryptographicHash::hash(QByteArray(text), QCryptographicHash::Sha256).toBase64() +
           "'";
}

}  // namespace

ViewerPage viewerPage(const PageWords& words) {
    ViewerPage page;
    page.html = "<!DOCTYPE html><html lang=\"" + words.language.toHtmlEscaped().toUtf8() +
                "\"><head><meta charset=\"utf-8\"><title>Tenaille</title>"
                "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><style>" +
                QByteArray(kStyle) +
                "</style></head><body><canvas width=\"16\" height=\"9\"></canvas><p data-lost=\"" +
                words.lost.toHtmlEscaped().toUtf8() + "\" data-ended=\"" +
                words.ended.toHtmlEscaped().toUtf8() + "\">" + words.waiting.toHtmlEscaped().toUtf8() +
                "</p><small>" + words.turn.toHtmlEscaped().toUtf8() + "</small><script>" +
                QByteArray(kScript) + "</script></body></html>";
    page.policy = "default-src 'none'; img-src 'self'; connect-src 'self'; script-src " + hashOf(kScript) +
                  "; style-src " + hashOf(kStyle) +
                  "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    return page;
}

}  // namespace tenaille::ui
