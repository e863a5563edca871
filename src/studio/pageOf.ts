import type { Entry } from './entries.ts'

/**
 * The page to look at an entry on, as a bare address. What appears on none by itself, such as a message after a click,
 * is looked for where most of its area stands.
 */
export function pageOf(
  entry: Entry,
  pages: Readonly<Record<string, readonly string[]>>,
  entries: readonly Entry[],
): string | undefined {
  const [own] = pages[entry.id] ?? []
  if (own) return own
  const counts = new Map<string, number>()
  for (const other of entries) {
    if (!other.areas.some(area => entry.areas.includes(area))) continue
    for (const path of pages[other.id] ?? []) counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}
