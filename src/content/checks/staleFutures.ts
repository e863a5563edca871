const months: Readonly<Record<string, readonly string[]>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** A date after “from”, and the rest of its sentence. */
const announced: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:[àÀ] (?:compter|partir) du|[dD]ès le) (?<day>\d{1,2})(?:er)?[ \u00a0](?<month>\p{Ll}+)[ \u00a0](?<year>\d{4})(?<rest>[^.!?]*)/gu,
  en: /\b(?:[fF]rom|[aA]s of) (?<month>\p{Lu}\p{Ll}+) (?<day>\d{1,2}), (?<year>\d{4})(?<rest>[^.!?]*)/gu,
}

const future: Readonly<Record<string, RegExp>> = {
  fr: /\p{L}(?:era|eront|ira|iront|dra|dront|ura|uront)(?!\p{L})/u,
  en: /\bwill\b/,
}

/**
 * Finds sentences that tell a date before `today` (`2026-11-27`) as to come; `at` is the place in the text. A sentence
 * of Markdown is read as it stands, links included.
 * @example staleFutures('From October 9, 2025, it will require …', 'en', '2026-11-27')
 */
export function staleFutures(text: string, locale: string, today: string): { at: number; text: string }[] {
  const pattern = announced[locale]
  if (!pattern) return []
  return [...text.matchAll(pattern)].flatMap(({ index, 0: sentence, groups = {} }) => {
    const month = (months[locale]?.indexOf(groups.month ?? '') ?? -1) + 1
    const date = `${groups.year}-${String(month).padStart(2, '0')}-${groups.day?.padStart(2, '0')}`
    if (month === 0 || date >= today || !future[locale]?.test(groups.rest ?? '')) return []
    const opening = sentence.slice(0, sentence.length - (groups.rest?.length ?? 0))
    return [
      { at: index, text: `“${opening} …” is told as to come, but has passed. Fix: write what holds now.` },
    ]
  })
}
