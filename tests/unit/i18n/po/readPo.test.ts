import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { PoFile } from '../../../../src/i18n/po/poFile.ts'
import { readPo } from '../../../../src/i18n/po/readPo.ts'
import { writePo } from '../../../../src/i18n/po/writePo.ts'

const catalog = `# Words of the bank.
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

# a remark: très bien
#. placeholder {0}: count
#: src/a.tsx
#: src/b.tsx
#, fuzzy
#| msgctxt "old"
#| msgid "Relevés"
msgctxt "new"
msgid "Relevés : {0}"
msgstr "Bänks “x” €"

#: src/a.tsx
msgid "Une phrase pliée, qui est si longue que les outils des traducteurs la plient tous à leur façon \\\\ 303"
msgstr "A folded “sentence”, so long that the tools of translators all fold it their own way\\n"
"and another line\\twith a tab"

#: src/c.tsx
msgid "Dire \\"oui\\""
msgstr ""

#~ msgctxt "verb"
#~ msgid "Parti"
#~ msgstr "Allé"
`
/** What a file says, without where it says it. */
const said = (contents: string | Uint8Array) => {
  const { file, damage } = readPo(contents)
  expect(damage).toEqual([])
  return { remarks: file.remarks, entries: file.entries.map(entry => ({ ...entry, line: 0, idLine: 0 })) }
}
const written = (file: Pick<PoFile, 'remarks' | 'entries'>) => writePo(file, 'en')

test('reads what an entry says', () => {
  const { entries, remarks } = readPo(catalog).file
  expect(remarks).toEqual(['Words of the bank.'])
  expect(entries).toMatchObject([
    {
      id: 'Relevés : {0}',
      context: 'new',
      translation: 'Bänks “x” €',
      hints: ['placeholder {0}: count'],
      remarks: ['a remark: très bien'],
      origins: ['src/a.tsx', 'src/b.tsx'],
      fuzzy: true,
      obsolete: false,
      previous: { id: 'Relevés', context: 'old' },
      line: 11,
    },
    { translation: expect.stringMatching(/way\nand another line\twith/), fuzzy: false, line: 20 },
    { id: 'Dire "oui"', translation: '', line: 25 },
    { id: 'Parti', context: 'verb', translation: 'Allé', obsolete: true },
  ])
  expect(entries[2]).not.toHaveProperty('previous')
})

const hasGettext = (() => {
  try {
    execFileSync('msgcat', ['--version'])
    return true
  } catch {
    return false
  }
})()
const byGettext = (...options: string[]) => execFileSync('msgcat', [...options, '-'], { input: catalog })

test.skipIf(!hasGettext).each([
  ['folded', []],
  ['folded narrowly, its header too', ['--width=20']],
  ['indented', ['--indent']],
  ['with escaped bytes', ['--escape']],
  ['with escaped bytes, indented and folded narrowly', ['--escape', '--indent', '--width=20']],
  ['in the style of Uniforum', ['--strict']],
  ['in the style of Uniforum, indented', ['--strict', '--indent', '--escape']],
  ['sorted by file', ['--sort-by-file']],
])('reads the same of a file that gettext wrote %s', (_, options) => {
  const { entries, remarks } = said(byGettext(...options))
  const own = said(catalog)
  expect(remarks).toEqual(own.remarks)
  expect(entries.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
    own.entries.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  )
})

test.each([
  ['with the line ends of Windows', catalog.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\ufeff${catalog}`],
  ['without a last line end', catalog.trimEnd()],
  ['with entries that no blank line parts', catalog.replaceAll('\n\n', '\n')],
  [
    'with line numbers and flags of its own',
    catalog.replace('src/a.tsx\n', 'src/a.tsx:12 src/a.tsx:40\n').replace('#, fuzzy', '#, no-wrap, fuzzy'),
  ],
  ['with the bytes of its letters escaped in hexadecimal', catalog.replace('pliée', 'pli\\xC3\\xa9e')],
])('reads the same of a file %s', (_, text) => {
  expect(said(text)).toEqual(said(catalog))
})

test('writes what it reads, in one form', () => {
  const once = written(readPo(catalog).file)
  expect(said(once)).toEqual(said(catalog))
  expect(written(readPo(once).file)).toBe(once)
  expect(once).toContain('#, fuzzy\n#| msgctxt "old"\n#| msgid "Relevés"\nmsgctxt "new"\n')
})

test('writes any text so that it is read again', () => {
  for (const text of [
    'two\nlines',
    '\nfirst',
    'tab\tand "quotes" \\ and \\303',
    '# no comment',
    'é\u00a0: « »',
    'msgid "x"',
  ]) {
    const file = readPo(catalog).file
    const entries = file.entries.map(entry => ({
      ...entry,
      translation: text,
      ...(entry.previous && { previous: { id: text, context: text } }),
      remarks: ['', 'a remark', ''],
    }))
    expect(said(written({ ...file, entries })).entries).toEqual(
      entries.map(entry => ({ ...entry, line: 0, idLine: 0 })),
    )
  }
})

test('reads comments that stand right after their sign, and references that are empty', () => {
  const [entry] = readPo('#ask them\n#\n# again\n#: \n#, no-wrap\nmsgid "Un"\nmsgstr "One"\n').file.entries
  expect(entry).toMatchObject({ remarks: ['ask them', '', 'again'], origins: [], translation: 'One' })
})

test('an obsolete message may repeat one in use', () => {
  expect(said(`${catalog}\n#~ msgid "Dire \\"oui\\""\n#~ msgstr "Say"\n`).entries).toHaveLength(5)
})

const folded = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

# a comment
#: src/a.tsx
msgid "Banques"
msgstr "Banks"

msgctxt "verb"
msgid ""
"Une phrase "
"pliée"
msgstr ""
"A folded "
"sentence"

#~| msgid "Avant"
#~ msgid "Parti"
#~ msgstr "Gone"
`
const bytes = (text: string) => new TextEncoder().encode(text)
const changed = (before: string, after: string) => bytes(folded.replace(before, after))
const until = (text: string) => bytes(folded.slice(0, folded.indexOf(text) + text.length))
const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, unit => unit.charCodeAt(0)).buffer)

test.each([
  ['as the project writes it', bytes(folded)],
  ['with the line ends of Windows and a byte order mark', bytes(`\ufeff${folded.replaceAll('\n', '\r\n')}`)],
  ['with another spelling of the charset', changed('UTF-8', 'utf8')],
  ['without a header', bytes(folded.slice(folded.indexOf('# a')))],
  ['without a last line end', bytes(folded.trimEnd())],
  ['with empty lines at its end', bytes(`${folded}\n\n\n`)],
])('finds nothing wrong with a folded %s', (_, file) => {
  expect(readPo(file).damage).toEqual([])
})

test.each([
  ['bytes that are not UTF-8', latin1(folded), 13, /is not UTF-8.*Fix: save it as UTF-8/],
  ['UTF-16', utf16(folded), 1, /UTF-16.*Fix: save it as UTF-8/],
  ['the charset of another encoding', changed('UTF-8', 'ISO-8859-1'), 3, /“ISO-8859-1”.*Fix: .*msgconv/],
  [
    'one that a header in one line names',
    changed(
      'msgstr ""\n"Content-Type: text/plain; charset=UTF-8',
      'msgstr "MIME-Version: 1.0\\nContent-Type: text/plain; charset=latin1',
    ),
    2,
    /“latin1”/,
  ],
  ['a charset that nobody filled in', changed('UTF-8', 'CHARSET'), 3, /“CHARSET”/],
  ['a NUL', changed('Banks', 'Ba\0nks'), 8, /U\+0000, a control character. Fix: delete it/],
  ['a NUL in a comment', changed('a comment', 'a \0 comment'), 5, /U\+0000/],
  ['an escape character', changed('Banks', '\u001b[1mBanks'), 8, /U\+001B/],
  ['a control character beyond ASCII', changed('Banks', 'Banks\u0085'), 8, /U\+0085/],
  ['a carriage return within a line', changed('Banks', 'Ba\rnks'), 8, /U\+000D/],
  ['a letter that was lost', changed('pliée', 'pli\ufffde'), 13, /U\+FFFD.*Fix: write the letter again/],
  ['a line separator', changed('Banks', 'Banks\u2028'), 8, /U\+2028.*Fix: replace it by a space/],
  ['a paragraph separator', changed('Banks', 'Banks\u2029'), 8, /U\+2029/],
  ['a noncharacter', changed('Banks', 'Banks\uffff'), 8, /U\+FFFF/],
  [
    'a quotation mark that is not escaped',
    changed('Banks', 'The "Banks'),
    8,
    /“msgstr "The "Banks"” cannot be read.*Fix:/,
  ],
  ['a keyword that is none', changed('msgstr "Banks"', 'msgtsr "Banks"'), 8, /cannot be read/],
  [
    'a message without msgstr',
    changed('msgstr "Banks"\n', ''),
    9,
    /“msgctxt "verb"” stands where msgstr belongs/,
  ],
  ['a msgstr without message', changed('msgid "Banques"\n', ''), 7, /stands where msgctxt or msgid belongs/],
  [
    'plurals of gettext',
    changed('msgid "Banques"', 'msgid "Banque"\nmsgid_plural "Banques"'),
    8,
    /\{count, plural/,
  ],
  [
    'a message that is there twice',
    changed('# a', 'msgid "Banques"\nmsgstr "Banks"\n\n# a'),
    10,
    /“Banques” is there already, in line 5/,
  ],
  [
    'a merge that was not finished',
    changed('# a', '<<<<<<< HEAD\n# a'),
    5,
    /“<<<<<<< HEAD” is left over from a merge.*Fix: keep one/,
  ],
  ['what a merge left', changed('# a', '=======\n# a'), 5, /left over from a merge/],
  [
    'a file that was cut off in a text',
    until('"A folded '),
    15,
    /ends in the middle of a message.*Fix: .*git/,
  ],
  ['… in a keyword', until('msgstr "Banks"\n\nmsgc'), 10, /ends in the middle/],
  ['… before a translation', until('msgid "Banques"\n'), 7, /ends in the middle/],
  ['… after a context', until('msgctxt "verb"\n'), 10, /ends in the middle/],
  ['… in a comment', until('#: src'), 6, /ends with a comment/],
  ['… in a letter', bytes(folded).subarray(0, bytes(folded).indexOf(0xc3) + 1), 13, /is not UTF-8.*cut off/],
  [
    'an escaped byte that is no UTF-8',
    changed('Banks', 'B\\344nks'),
    8,
    /“\\344” is no character of UTF-8.*Fix: write the characters themselves/,
  ],
  [
    'half a character in escaped bytes',
    changed('pliée', 'pli\\303e'),
    11,
    /“\\303” is no character of UTF-8/,
  ],
  ['an escape that is none', changed('Banks', 'C:\\dir'), 8, /“\\d” is no escape.*Fix: write a backslash/],
  ['a file with nothing in it', bytes(''), 1, /holds no messages.*Fix:/],
  ['a file with a header alone', until('UTF-8\\n"\n'), 1, /holds no messages/],
])('names %s, its line and the fix', (_, file, line, text) => {
  expect(readPo(file).damage).toEqual([{ line, text: expect.stringMatching(text) }])
})

test('names all that is wrong, in the order of lines', () => {
  const text = folded
    .replace('UTF-8', 'ASCII')
    .replace('Banks', 'Ba\0nks')
    .replace('sentence', 'sent\ufffdnce')
  expect(readPo(bytes(text)).damage.map(({ line }) => line)).toEqual([3, 8, 16])
})
