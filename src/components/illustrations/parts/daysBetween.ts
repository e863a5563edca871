/**
 * Days from one ISO date to another.
 * @example daysBetween('2025-08-26', '2025-08-28') // 2
 */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 864e5
