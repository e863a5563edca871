#!/bin/sh
# PO files that gettext writes with escaped bytes, or with obsolete messages, are read as something else.
#
# What most expect: `msgcat --escape` is a form of the same file; "\303\251" is é, as gettext's own tools read it, and a
# message after #~ is obsolete whatever stands before it.
# What happens: pofile-ts 4.0.3 reads "\303\251" as “Ã©”, and @lingui/format-po 6.8.0, which reads with it, keys the message
# by that text: the site finds no translation. gettext-parser 10.0.0 reads the digits 303251. pofile-ts reads an obsolete
# message right after another message as one in use.
# Why it matters: whatever writes the file again writes those letters, and the translation of the real text is lost.
# Source: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html (strings follow C syntax, escapes included).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pofile-ts@4.0.3 @lingui/format-po@6.8.0 gettext-parser@10.0.0
cat >read.mjs <<'JS'
import { formatter } from '@lingui/format-po'
import { po } from 'gettext-parser'
import { parsePo } from 'pofile-ts'

const header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
const escaped = `${header}msgid "Dur\\303\\251e"\nmsgstr "Lifetime"\n`
const obsolete = `${header}#: a.js\nmsgid "Un"\nmsgstr "One"\n\n#~ msgctxt "verb"\n#~ msgid "Parti"\n#~ msgstr "Gone"\n`
const [lingui] = Object.values(formatter().parse(escaped, { locale: 'en', sourceLocale: 'fr', filename: 'en.po' }))
const found = {
  'pofile-ts': parsePo(escaped).items[0].msgid,
  '@lingui/format-po': lingui.message,
  'gettext-parser': Object.keys(po.parse(escaped).translations['']).filter(Boolean)[0],
  'obsolete, by pofile-ts': parsePo(obsolete).items[1].obsolete,
}
console.log(found)
const expected = { 'pofile-ts': 'DurÃ©e', '@lingui/format-po': 'DurÃ©e', 'gettext-parser': 'Dur303251e', 'obsolete, by pofile-ts': false }
if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error('This has changed.')
JS
node read.mjs
