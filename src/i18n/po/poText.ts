import type { PoDamage } from './poFile.ts'

/** The fix for another encoding. */
export const saveAsUtf8 =
  'Fix: save it as UTF-8 (in Poedit: Translation → Properties → Charset; with gettext: msgconv --to-code=UTF-8).'

/** A line of a file as messages quote it. */
export const shown = (line: string): string => `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of some bytes in UTF-8; undefined if they are not. */
export function decoded(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** Where a file is not UTF-8. */
export function encodingDamage(bytes: Uint8Array): PoDamage {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { line: 1, text: `the file is UTF-16. ${saveAsUtf8}` }
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start) + 1 || bytes.length
    if (decoded(bytes.subarray(start, end)) === undefined) break
    start = end
  }
  return { line, text: `is not UTF-8. ${saveAsUtf8} If the file was cut off here, restore it with git.` }
}

const escapes: Readonly<Record<string, string>> = {
  ...{ a: '\u0007', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
  ...{ '"': '"', '\\': '\\', "'": "'", '?': '?' },
}

/**
 * The text of a string as written in a file. Escaped bytes (`\303\251`, `\xc3\xa9`) are UTF-8, as in gettext; `report`
 * is told what is wrong with an escape.
 */
export const unescaped = (written: string, report: (what: string) => void): string =>
  written.replace(
    /((?:\\(?:[0-7]{1,3}|x[\da-f]{1,2}))+)|\\(.)/gi,
    (whole: string, run: string | undefined, sign: string) => {
      if (run === undefined) {
        if (!(sign in escapes)) report(`“${whole}” is no escape. Fix: write a backslash in a text as \\\\.`)
        return escapes[sign] ?? whole
      }
      const bytes = [...run.matchAll(/\\(x?)([\da-f]+)/gi)].map(([, hex, digits = '']) =>
        Number.parseInt(digits, hex ? 16 : 8),
      )
      const text = bytes.every(byte => byte < 256) ? decoded(Uint8Array.from(bytes)) : undefined
      if (text === undefined)
        report(
          `${shown(run)} is no character of UTF-8. Fix: write the characters themselves, and save the file as UTF-8.`,
        )
      return text ?? whole
    },
  )
