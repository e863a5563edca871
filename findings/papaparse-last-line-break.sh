#!/bin/sh
# A line break at the end of a file makes Papa Parse split amounts at their decimal comma.
#
# What most expect: without a `delimiter`, Papa.parse finds the separator, and the line break after the last row, which
# RFC 4180 (section 2, rule 2) allows and every spreadsheet writes, changes nothing.
# What happens: the same two columns, separated by semicolons because the comma is the decimal sign (Excel and LibreOffice
# in French, German, or Italian), are found rightly without that line break and wrongly with it: the empty last row counts
# as a row of one field, the comma seems the steadier separator, and 24000,00 becomes two columns. With a row of titles the
# amount lies in `__parsed_extra`; without one no error tells of it.
# Why it matters: two columns, a date and an amount, are the usual short list that people paste; files almost always end
# with a line break.
# What helps: `skipEmptyLines: true` where there are titles; a `delimiter`, for example from the first line, always.
# Source: https://www.papaparse.com/docs#config (delimiter: "Leave blank to auto-detect"), guessDelimiter in papaparse.js.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat > check.cjs << 'CODE'
const assert = require('node:assert')
const Papa = require('papaparse')
const { version } = require('papaparse/package.json')
const text = 'date;montant\n2026-06-01;24000,00\n2026-07-01;1250,50'
const found = content => Papa.parse(content).meta.delimiter
console.log(`papaparse ${version}: without the last line break ${found(text)} with it ${found(`${text}\n`)}`)
assert.equal(found(text), ';')
assert.equal(found(`${text}\n`), ',', 'the separator is found now: this finding is out of date')
const { data, errors } = Papa.parse('2026-06-01;24000,00\n2026-07-01;1250,50\n', { skipEmptyLines: true })
console.log(`without titles: ${JSON.stringify(data[0])}, ${errors.length} errors`)
assert.deepEqual(data[0], ['2026-06-01;24000', '00'])
assert.equal(errors.length, 0)
CODE
node check.cjs
