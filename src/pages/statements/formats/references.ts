/** What banks write where there is no reference, or to say that it stands elsewhere. */
const none = /^(NON ?REF|NONR(E|EF)?|NOTPROVIDED|NOT ?PROVIDED|[EKMP]REF|MARF|CRED|SVWZ|0+)\+?$/i

/** A reference without what banks put around it; empty if it is none. */
export function referenceOf(written: string): string {
  const reference = written
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .trim()
  return none.test(reference) ? '' : reference
}

/** References, each once, without those that are none. */
export const referencesOf = (written: (string | undefined)[]): string[] => [
  ...new Set(written.map(each => referenceOf(each ?? '')).filter(Boolean)),
]
