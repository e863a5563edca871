/** Words read in a minute. */
const pace = 220

/**
 * How long a text of so many words takes to read, in whole minutes, at least one.
 * @example minutesToRead(1500) // 7
 */
export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / pace))
