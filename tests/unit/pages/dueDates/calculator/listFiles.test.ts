import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { sheetText } from '../../../../../src/pages/dueDates/calculator/listFiles.ts'

const sheet = {
  name: 'Totaux',
  head: ['Client', 'Total', 'Le', 'Jours'],
  rows: [
    ['Halieute; "SA"', { hundredths: 25_018_41 }, { day: '2026-07-31' }, { count: 120 }],
    ['=1+1', undefined, undefined, undefined],
    ['\u200b＋33', { hundredths: 5 }, undefined, undefined],
  ],
}

test('a CSV file has numbers of the language, and no formulas', () => {
  expect(sheetText(sheet, { separator: ';', point: ',' })).toBe(
    '\ufeff"Client";"Total";"Le";"Jours"\r\n"Halieute; ""SA""";25018,41;2026-07-31;120\r\n\'=1+1;;;\r\n\'\u200b＋33;0,05;;\r\n',
  )
})

test.each([
  ['behind the other separator', 'Halieute;=1+1', "Halieute;'=1+1"],
  ['behind a tab', 'Halieute\t=1+1', "Halieute\t'=1+1"],
  ['in a second line', 'Halieute\n＝1+1', "Halieute\n'＝1+1"],
  ['behind marks of direction', '\u202a\u2066=1+1', "'\u202a\u2066=1+1"],
  ['behind a control character', '\u0001@SUM(1)', "'\u0001@SUM(1)"],
  ['behind a no-break space', '\u00a0+33', "'\u00a0+33"],
])('a formula %s is text', (_where, name, expected) => {
  const text = sheetText(
    { name: 'Totaux', head: ['Client', 'Total'], rows: [[name, { hundredths: 5 }]] },
    { separator: ',', point: '.' },
  )
  expect(Papa.parse<string[]>(text.trimEnd()).data[1]).toEqual([expected, '0.05'])
})

test('what is copied has tabs between numbers that a spreadsheet reads', () => {
  expect(sheetText(sheet, { separator: '\t', point: '.' })).toContain('\t25018.41\t2026-07-31\t120\r\n')
})
