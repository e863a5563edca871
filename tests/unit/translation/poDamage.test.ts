import { expect, test } from 'vitest'
import { poDamage } from '../../../src/translation/poDamage.ts'

const catalog = `msgid ""
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
const changed = (before: string, after: string) => bytes(catalog.replace(before, after))
const until = (text: string) => bytes(catalog.slice(0, catalog.indexOf(text) + text.length))
const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, unit => unit.charCodeAt(0)).buffer)

test.each([
  ['as the project writes it', bytes(catalog)],
  ['with the line ends of Windows and a byte order mark', bytes(`\ufeff${catalog.replaceAll('\n', '\r\n')}`)],
  ['with another spelling of the charset', changed('UTF-8', 'utf8')],
  ['without a header', bytes(catalog.slice(catalog.indexOf('# a')))],
  ['without a last line end', bytes(catalog.trimEnd())],
  ['with empty lines at its end', bytes(`${catalog}\n\n\n`)],
])('finds nothing wrong with a catalog %s', (_, file) => {
  expect(poDamage(file)).toEqual([])
})

test.each([
  ['bytes that are not UTF-8', latin1(catalog), 13, /is not UTF-8.*Fix: save it as UTF-8/],
  ['UTF-16', utf16(catalog), 1, /UTF-16.*Fix: save it as UTF-8/],
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
  [
    '… in a letter',
    bytes(catalog).subarray(0, bytes(catalog).indexOf(0xc3) + 1),
    13,
    /is not UTF-8.*cut off/,
  ],
  ['a file with nothing in it', bytes(''), 1, /holds no messages.*Fix:/],
  ['a file with a header alone', until('UTF-8\\n"\n'), 1, /holds no messages/],
])('names %s, its line and the fix', (_, file, line, text) => {
  expect(poDamage(file)).toEqual([{ line, text: expect.stringMatching(text) }])
})

test('names all that is wrong, in the order of lines', () => {
  const text = catalog
    .replace('UTF-8', 'ASCII')
    .replace('Banks', 'Ba\0nks')
    .replace('sentence', 'sent\ufffdnce')
  expect(poDamage(bytes(text)).map(({ line }) => line)).toEqual([3, 8, 16])
})
