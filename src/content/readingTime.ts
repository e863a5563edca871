/** Words per minute. */
const pace = 220

/**
 * The reading time of a text in whole minutes, at least one.
 * @example minutesToRead(1500) // 7
 */
export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / pace))
