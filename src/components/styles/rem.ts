/**
 * A length that scales with the browser's font size.
 * @param pixels the length at a browser's usual 16 px
 * @example rem(17) // '1.0625rem'
 */
export const rem = (pixels: number): string => `${pixels / 16}rem`
