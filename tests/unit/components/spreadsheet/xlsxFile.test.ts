import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
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
  const sheet = part('xl/worksheets/sheet1.xml')
  expect(sheet).toMatch(/<c r="A2"[^>]* t="inlineStr"><is><t[^>]*>00012345678<\/t>/)
  expect(sheet).toContain('>=1+1 &amp; &lt;b&gt;</t>')
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>1234\.56<\/v>/)
  expect(sheet).toMatch(/<c r="B3"[^>]*><v>-0\.05<\/v>/)
  expect(sheet).not.toContain('r="E2"')
  // Days since 30 December 1899, as spreadsheets count them.
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>46174<\/v>/)
  expect(sheet).toMatch(/<c r="C3"[^>]*><v>61<\/v>/)
  expect(sheet).toMatch(/<c r="D2"[^>]*><v>7<\/v>/)
  expect(sheet).not.toMatch(/<f>/)
  expect(part('xl/workbook.xml')).toMatch(/name="Totaux {2}2026 {3}a b"/)
  expect(part('xl/workbook.xml')).toContain('name="Factures"')
})

test('what XML can’t hold is left out, and sheets are well-formed beyond column Z', async () => {
  const wide = Array.from({ length: 28 }, (_, column) => `t${column}`)
  const part = await partsOf(
    await xlsxFile([
      { name: 'A', head: wide, rows: [['a\u0001b\ufffe\ud800c', { decimal: '-12.345' }, '  x\ny']] },
    ]),
  )
  const sheet = part('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('>abc</t>')
  expect(sheet).toContain('<v>-12.345</v>')
  expect(sheet).toContain('r="AB1"')
  for (const name of [
    'xl/workbook.xml',
    'xl/styles.xml',
    '[Content_Types].xml',
    'xl/worksheets/sheet1.xml',
  ]) {
    const parser = new SaxesParser()
    parser.on('error', error => {
      throw error
    })
    parser.write(part(name)).close()
  }
})
