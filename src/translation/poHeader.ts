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

/**
 * The header of a catalog, as lines of its file: what gettext, Poedit and Weblate want to read, and nothing that a
 * clock or a person's name would change, but the comments that translators wrote above it. `locale` is the base language.
 */
export function poHeader(locale: string, remarks: readonly string[] = []): string[] {
  const fields = [
    'Project-Id-Version: balancier',
    // A fixed date: the history of the project says when a translation changed.
    'PO-Revision-Date: 2025-01-01 00:00+0000',
    'Last-Translator: balancier',
    `Language-Team: ${locale}`,
    `Language: ${locale}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `Plural-Forms: ${pluralForms[locale] ?? 'nplurals=2; plural=(n != 1);'}`,
  ]
  const comments = remarks.map(remark => `# ${remark}`.trimEnd())
  return [...comments, 'msgid ""', 'msgstr ""', ...fields.map(field => `"${field}\\n"`), ''].map(
    line => `${line}\n`,
  )
}
