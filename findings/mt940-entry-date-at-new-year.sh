#!/bin/sh
# Parsers of MT940 put a movement of early January a year too early.
#
# What most expect: in :61:, the entry date has no year (MMDD). A movement valued on 31 December 2026 and booked on 0102 was
# booked on 2 January 2027: the entry date is taken in the year that brings it next to the value date.
# What happens: the parsers below take the year of the value date and say 2 January 2026, almost a year before the value
# date; the other way round, 1231 with a value date in January becomes a day almost a year ahead. No error tells of it.
# Why it matters: it concerns each account at each turn of the year; movements move into closed books, and interest by days
# is wrong by a year.
# Source: SWIFT, Category 9 standards, MT940, field 61, subfields 1 (value date, YYMMDD) and 2 (entry date, MMDD). WoLpH/mt940
# (Python, 4.23) chooses the nearer year.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
# tslib: mt940-js needs it and doesn't name it.
npm install --silent --no-audit --no-fund mt940-js@1.0.0 tslib@2.8.1 @centrapay/swift-parser@1.0.1
cat > check.cjs << 'CODE'
const assert = require('node:assert')
const text = `:20:A
:25:12345678901
:28C:1/1
:60F:C261231EUR10,00
:61:2612310102D4,00NTRFREF1
:86:text
:62F:C261231EUR6,00
-`
const day = date => String(date instanceof Date ? date.toISOString() : date).slice(0, 10)
const check = (name, { valued, booked }) => {
  console.log(`${name}: valued ${day(valued)}, booked ${day(booked)}`)
  assert.equal(day(valued), '2026-12-31')
  assert.equal(day(booked), '2026-01-02', 'the nearer year is taken now: this finding is out of date')
}
const parse = require('@centrapay/swift-parser').parse
const [{ transactions: [one] }] = parse({ type: 'mt940', data: text })
check('@centrapay/swift-parser 1.0.1', { valued: one.date, booked: one.entryDate })
const bytes = Uint8Array.from(Buffer.from(text))
require('mt940-js').read(bytes.buffer).then(([{ transactions: [other] }]) => {
  check('mt940-js 1.0.0', { valued: other.valueDate, booked: other.entryDate })
})
CODE
node check.cjs
