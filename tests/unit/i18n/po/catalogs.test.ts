import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { po } from 'gettext-parser'
import { expect, test } from 'vitest'
import { isLitter } from '../../../../src/content/litterFiles.ts'
import { readPo } from '../../../../src/i18n/po/readPo.ts'
import { writePo } from '../../../../src/i18n/po/writePo.ts'

const locales = join(import.meta.dirname, '../../../../locales')
const catalogs = readdirSync(locales, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.po') && !isLitter(basename(file)))
  .map(file => ({ file, text: readFileSync(join(locales, file), 'utf8') }))

const hasMsgfmt = (() => {
  try {
    execFileSync('msgfmt', ['--version'])
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasMsgfmt)('msgfmt (of gettext, skipped where it is not installed) finds nothing to say', () => {
  for (const { file } of catalogs) {
    const said = execFileSync('sh', ['-c', `msgfmt --check -o /dev/null "$0" 2>&1`, join(locales, file)])
    expect(said.toString(), file).toBe('')
  }
})

test('headers say what tools ask for, and nothing that a clock would change', () => {
  for (const { file, text } of catalogs) {
    const { headers } = po.parse(text)
    expect(headers, file).toMatchObject({
      Language: file.slice(0, 2),
      'Content-Type': 'text/plain; charset=UTF-8',
      'MIME-Version': '1.0',
      'Plural-Forms': expect.stringMatching(/^nplurals=\d; plural=/),
    })
    expect(Object.keys(headers)).not.toContain('POT-Creation-Date')
  }
})

test('the catalogs are in the form that the tools write', () => {
  for (const { file, text } of catalogs) expect(writePo(readPo(text).file, file.slice(0, 2))).toBe(text)
})

test('another library reads the same', () => {
  for (const { file, text } of catalogs) {
    const theirs = po.parse(text)
    for (const { id, context, translation } of readPo(text).file.entries) {
      expect(theirs.translations[context]?.[id]?.msgstr, file).toEqual([translation])
    }
  }
})
