/** The identity of a message: source text, and the context that distinguishes it from the same text elsewhere. */
export type MessageId = { id: string; context: string }

/** One entry of a catalog. */
export type PoEntry = MessageId & {
  translation: string
  /** Extracted comments: notes for translators, and the values of numbered placeholders. */
  hints: readonly string[]
  /** Translators' comments. */
  remarks: readonly string[]
  /** The source files that use it, without line numbers. */
  origins: readonly string[]
  fuzzy: boolean
  obsolete: boolean
  /** The message that a fuzzy translation was made for. */
  previous?: MessageId
  /** The line of the file with its translation, or with its fuzzy mark; counts from 1. */
  line: number
}

/** A catalog. `remarks` are the comments above its header; `lines` is the number of lines of its file. */
export type PoFile = { remarks: readonly string[]; entries: readonly PoEntry[]; lines: number }

/** A reason why a catalog cannot be read in full: `line` counts from 1, `text` has the fix. */
export type PoDamage = { line: number; text: string }

/** What a file says, and what keeps it from being read in full; none for what tools only write their own way. */
export type PoReading = { file: PoFile; damage: readonly PoDamage[] }

/**
 * A key for maps of messages: equal for equal messages only.
 * @example messageKey({ id: 'Banque', context: '' })
 */
export const messageKey = ({ id, context }: MessageId): string => `${context}\u0004${id}`

/** Whether nothing in a catalog is translated: its pages are then shown in the source language, with a notice. */
export const isUntranslated = ({ entries }: PoFile): boolean =>
  entries.length > 0 && entries.every(entry => entry.translation === '')
