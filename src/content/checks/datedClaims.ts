import type { Problem } from '../problems.ts'

/** `content/dated-claims.yml`: what the site says of the outside world, and when that was last checked. */
export type DatedClaim = {
  id: string
  claim: string
  /** `YYYY-MM-DD`. */
  checked: string
  sources: readonly string[]
  usedIn: readonly string[]
  noLonger?: readonly string[] | undefined
}

type Source = { file: string; text: string }

/** The days after which a claim is to be checked again. */
export const claimAge = 90

const oneSpace = (text: string) => text.replaceAll('\u00a0', ' ')

/**
 * Finds claims that name a place without a file, and texts with words that a claim has put out of date. `file` is the
 * list of claims; `sources` are all texts of the site.
 */
export function claimProblems(
  claims: readonly DatedClaim[],
  sources: readonly Source[],
  file: string,
): Problem[] {
  const isThere = (place: string) =>
    sources.some(source => source.file === place || source.file.startsWith(`${place}/`))
  return claims.flatMap(({ id, usedIn, noLonger = [] }) => [
    ...usedIn
      .filter(place => !isThere(place))
      .map(place => ({
        file,
        text: `${id}: usedIn: no file ${place}; name one that exists, or take it out`,
      })),
    ...sources.flatMap(({ file: other, text }) =>
      oneSpace(text)
        .split('\n')
        .flatMap((line, index) =>
          noLonger
            .filter(words => line.includes(words))
            .map(words => ({
              file: other,
              line: index + 1,
              text: `“${words}” no longer holds: ${id} in ${file}. Fix: write what holds now.`,
            })),
        ),
    ),
  ])
}

/** One line for each claim that was last checked more than 90 days before `today` (`YYYY-MM-DD`), the oldest first. */
export function staleClaims(claims: readonly DatedClaim[], today: string): string[] {
  const daysAgo = (day: string) => Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  return claims
    .filter(({ checked }) => daysAgo(checked) > claimAge)
    .sort((a, b) => a.checked.localeCompare(b.checked))
    .map(
      ({ id, checked, claim, sources }) =>
        `${id}: checked ${daysAgo(checked)} days ago (${checked}): ${claim} See ${sources[0]}`,
    )
}
