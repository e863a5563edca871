/** Markdown that was not read as such; `at` is its place in the text, `text` says what and how to fix it. */
type Left = { at: number; text: string }

/** Spaces that Markdown takes for letters: Option+space on a Mac types the first. */
const otherSpace = '[\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff]'
const marker = '(?:#{1,6}|[-*+]|\\d{1,9}[.)]|>)'
const letter = '[\\p{L}\\p{N}]'

const spaceFix = 'write an ordinary space there'
const emphasisFix =
  'no space inside the marks, a space or punctuation outside them; or a backslash before each, if they are meant'

type Rule = { pattern: RegExp; what: string; fix: string }

const table = 'row of a table'

/** What begins a line. */
const blocks: readonly Rule[] = [
  {
    pattern: new RegExp(`^[ \\t]*${marker}${otherSpace}`, 'gmu'),
    what: 'no-break space after the mark',
    fix: spaceFix,
  },
  {
    pattern: /^[ \t]*(?:#{1,6}(?=[^\s#\d\u200b\u2060])|#{7,}|[-*+](?=\p{L})|\d{1,9}[.)](?=\p{L}))/gmu,
    what: 'mark at the beginning of a line',
    fix: 'write a space after it (at most six #), or a backslash before it',
  },
  {
    pattern:
      /^[^\S\n]*\|?[^\S\n]*:?-{2,}[^\S\n:|-]*(?:[:|\-\u200b\u2060\ufeff]|[^\S\n])*\|(?:[:|\-\u200b\u2060\ufeff]|[^\S\n])*$|^[^\S\n]*\|.*\|[^\S\n]*$/gmu,
    what: table,
    fix: 'under its head, write |---| with as many columns and with ordinary spaces only',
  },
  {
    pattern: /^[ \t]*\[[ xX]\](?=\s)/gmu,
    what: 'task list',
    fix: 'write a plain list',
  },
  // A dash alone may begin what somebody says; several lines of them are a list.
  {
    pattern:
      /^[ \t]*(?:[•‣◦⁃▪▫●○■□▸▹►▶·∙➢➤][^\S\n]|[–—][^\S\n].*\n[ \t]*[–—][^\S\n]|(?<=\n[ \t]*[–—][^\S\n].*\n[ \t]*)[–—][^\S\n])/gmu,
    what: 'bullet',
    fix: 'write - and a space',
  },
  {
    pattern: /^[ \t]*:(?=[^\S\n])/gmu,
    what: 'line that begins with a colon',
    fix: 'write a list, or the colon at the end of the line above',
  },
  {
    pattern: /^[ \t]*(?:!!!(?=[^\S\n])|\[!\w+\]|\[{1,2}_?toc_?\]{1,2}[^\S\n]*$)/gimu,
    what: 'block',
    fix: 'write ::: note and, after its text, :::; a table of contents is made without',
  },
]

/** What stands in a line. */
const inline: readonly Rule[] = [
  // Between spaces, * is a character: 4 * 9.
  {
    pattern: /\*{2,}|~~|\*(?=[^\s*\u200b\u2060])|(?<=[^\s*])\*/gu,
    what: 'mark of emphasis',
    fix: emphasisFix,
  },
  // Within a word, _ is a character: MAX_VALUE.
  {
    pattern: new RegExp(`_{2,}|(?<!${letter})_(?=\\S)|(?<=\\S)_(?!${letter})`, 'gu'),
    what: 'mark of emphasis',
    fix: emphasisFix,
  },
  {
    pattern: new RegExp(
      `(==|\\+\\+)(?=[^\\s=+])[^\\n]*?[^\\s=+]\\1|(?<=${letter})([\\^~])[^\\s^~]+\\2|\\$\\$`,
      'gu',
    ),
    what: 'mark of another kind of Markdown',
    fix: 'write **words**, the character itself such as ² or ₂, or a backslash before each',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z_]+:(?![\w:])/g,
    what: 'name of a picture character',
    fix: 'leave it out, or write it as code',
  },
  {
    pattern: /\{[#.][\w-]+\}/g,
    what: 'attribute',
    fix: 'leave it out; the address of a heading is made from its words',
  },
  { pattern: /\^\[/g, what: 'note in the text', fix: 'write [^1], and a line [^1]: with its text' },
  { pattern: /\\$/g, what: 'backslash', fix: 'delete it, or write two' },
  {
    pattern: /\bhttps?:\/\/\S/g,
    what: 'address',
    fix: 'write [words](address), <address>, or `address` if nobody should follow it',
  },
  { pattern: /`+/g, what: 'mark of code', fix: 'close it with as many `, or write \\`' },
  {
    pattern: /\]\(|\]\s+\((?=[/#]|https?:|mailto:)|\]\[|!\[|\[\[(?=[^[\]]+\]\])|(?<=^|\n)\[[^\]\n^]+\]:/g,
    what: 'link',
    fix: 'write [words](/address), without a space between the brackets',
  },
  { pattern: /&(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z]\w*);/g, what: 'entity', fix: 'write the character itself' },
]

/** What was found with the words around it, for the message. */
function around(text: string, from: number): string {
  const before = /\S{0,20}$/.exec(text.slice(0, from))?.[0] ?? ''
  const after = /^\S*(?:[^\S\n]+\S+){0,3}/.exec(text.slice(from).trimStart())?.[0].slice(0, 40) ?? ''
  return (before + after).replaceAll('\ufffc', '…')
}

/**
 * Finds Markdown that stays in the text because it was not read: no-break spaces after marks, emphasis that neither opens nor
 * closes, rows of tables, links. `text` is what the parser took for words; U+FFFC stands for everything else.
 * @example leftMarkdown('Soit **50 €**par mois') // [{ at: 5, text: 'mark of emphasis in “**50 €**par mois”: not read as Markdown. Fix: …' }]
 */
export function leftMarkdown(text: string): Left[] {
  const found = [...blocks, ...inline].flatMap(({ pattern, what, fix }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      at: index,
      line: text.slice(0, index).split('\n').length,
      text: `${what} in “${around(text, index)}”: not read as Markdown. Fix: ${fix}.`,
    })),
  )
  // One fault of a kind a line is enough: the second mark of a pair is none of its own, nor is the next row of a table.
  const first = new Map<string, Left>()
  for (const { at, line, text } of found.sort((a, b) => a.at - b.at)) {
    const kind = text.slice(0, text.indexOf(' in “'))
    const key = kind === table ? kind : `${line} ${kind}`
    if (!first.has(key)) first.set(key, { at, text })
  }
  return [...first.values()]
}
