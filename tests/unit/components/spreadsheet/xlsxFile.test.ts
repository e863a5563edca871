import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxFile } from '../../../../src/components/spreadsheet/xlsxFile.ts'

async function partsOf(blob: Blob) {
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array())
}

test('texts stay texts; amounts and days are numbers and dates', async () => {
  const part = await partsOf(
    await xlsxFile([
      {
        name: 'Totaux [2026]: a/b',
        head: ['Compte', 'Montant', 'Jour', 'Nombre', 'Rien'],
        rows: [
          ['00012345678', { hundredths: 1_234_56 }, { day: '2026-06-01' }, { count: 7 }, undefined],
          ['=1+1 & <b>', { hundredths: -5 }, { day: '1900-03-01' }, { count: 0 }, ''],
        ],
      },
      { name: 'Factures', head: ['Ligne'], rows: [] },
    ]),
  )
  expect(part('xl/sharedStrings.xml')).toContain('<t>00012345678</t>')
  expect(part('xl/sharedStrings.xml')).toContain('<t>=1+1 &amp; &lt;b&gt;</t>')
  const sheet = part('xl/worksheets/sheet1.xml')
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>1234\.56<\/v>/)
  // Days since 30 December 1899, as spreadsheets count them.
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>46174<\/v>/)
  expect(sheet).toMatch(/<c r="C3"[^>]*><v>61<\/v>/)
  expect(sheet).toMatch(/<c r="D2"[^>]*><v>7<\/v>/)
  expect(sheet).not.toMatch(/<f>/)
  expect(part('xl/workbook.xml')).toMatch(/name="Totaux {2}2026 {3}a b"/)
  expect(part('xl/workbook.xml')).toContain('name="Factures"')
})
