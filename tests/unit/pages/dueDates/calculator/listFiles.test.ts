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
    '\ufeffClient;Total;Le;Jours\r\n"Halieute; ""SA""";25018,41;2026-07-31;120\r\n\'=1+1;;;\r\n\'\u200b＋33;0,05;;\r\n',
  )
})

test('what is copied has tabs between numbers that a spreadsheet reads', () => {
  expect(sheetText(sheet, { separator: '\t', point: '.' })).toContain('\t25018.41\t2026-07-31\t120\r\n')
})
