import { createItem, createPoFile, formatKeyword, stringifyItem, stringifyPo } from 'pofile-ts'
import type { PoEntry, PoFile } from './poFile.ts'

const one = 'nplurals=1; plural=0;'
const aboveOne = 'nplurals=2; plural=(n > 1);'
const slavic =
  'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);'

/** The plural rules as gettext states them, for translators' tools; the messages themselves use ICU plurals. */
const pluralForms: Readonly<Record<string, string>> = {
  fr: aboveOne,
  ja: one,
  ko: one,
  th: one,
  vi: one,
  zh: one,
  ru: slavic,
  uk: slavic,
  pl: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
  cs: 'nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);',
  ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
}

/** What gettext, Poedit and Weblate want to read, and nothing that a clock or a person's name would change. */
const headersOf = (locale: string): Record<string, string> => ({
  'Project-Id-Version': 'balancier',
  // A fixed date: the history of the project says when a translation changed.
  'PO-Revision-Date': '2025-01-01 00:00+0000',
  'Last-Translator': 'balancier',
  'Language-Team': locale,
  Language: locale,
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
  'Plural-Forms': pluralForms[locale] ?? 'nplurals=2; plural=(n != 1);',
})

// Each text on one line, so that changing one word changes one line.
const form = { foldLength: 0 }

/** The lines of an entry. The library writes no previous message: it is put before the entry's own. */
function entryText({ id, context, translation, previous, ...entry }: PoEntry): string {
  const item = {
    ...createItem(),
    msgid: id,
    msgctxt: context || null,
    msgstr: [translation],
    comments: [...entry.remarks],
    extractedComments: [...entry.hints],
    references: [...entry.origins],
    flags: { fuzzy: entry.fuzzy },
    obsolete: entry.obsolete,
  }
  if (!entry.fuzzy || !previous) return `${stringifyItem(item, form)}\n`
  const mark = entry.obsolete ? '#~| ' : '#| '
  const before = [
    ...(previous.context ? formatKeyword('msgctxt', previous.context, undefined, form) : []),
    ...formatKeyword('msgid', previous.id, undefined, form),
  ].map(line => mark + line)
  const lines = stringifyItem(item, form).split('\n')
  const at = lines.findIndex(line => /^(?:#~ )?msg/.test(line))
  return `${[...lines.slice(0, at), ...before, ...lines.slice(at)].join('\n')}\n`
}

/** A catalog in the project's form; `locale` is the base language. Comments of translators stay. */
export function writePo({ remarks, entries }: Pick<PoFile, 'remarks' | 'entries'>, locale: string): string {
  const headers = headersOf(locale)
  const po = { ...createPoFile(), comments: [...remarks], headers, headerOrder: Object.keys(headers) }
  return [stringifyPo(po), ...entries.map(entryText)].join('\n')
}
