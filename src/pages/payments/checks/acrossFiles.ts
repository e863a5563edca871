import type { Report } from '../formats/types.ts'

/** A message identifier that several files share, and their names. */
export type SharedId = { id: string; files: string[] }

/**
 * The message identifiers that several files share: a bank remembers identifiers for weeks, and takes the second file for a
 * copy of the first. Alone, each file may be right.
 */
export function sharedMessageIds(
  files: readonly { name: string; report: Pick<Report, 'messageId'> }[],
): SharedId[] {
  return [...Map.groupBy(files, ({ report }) => report.messageId)]
    .filter(([id, those]) => id !== '' && those.length > 1)
    .map(([id, those]) => ({ id, files: those.map(({ name }) => name) }))
}
