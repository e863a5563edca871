/**
 * Media conditions. Widths are the smallest (`from…`) or largest (`below…`) at which a rule holds, in em of the browser's
 * letter size: where letters are twice as large, a window of 1,440 px has the layout of one of 720.
 */
export const belowWide = 'screen and (max-width: 68.75em)'
export const belowDesktop = 'screen and (max-width: 56.25em)'
export const belowTablet = 'screen and (max-width: 47.5em)'
export const fromTablet = 'screen and (min-width: 47.5625em)'
export const hovering = '(hover: hover)'
export const still = '(prefers-reduced-motion: reduce)'
export const moving = '(prefers-reduced-motion: no-preference)'
export const dark = 'screen and (prefers-color-scheme: dark)'
export const print = 'print'
export const forcedColors = '(forced-colors: active)'

/** The edge of what a shadow sets off: forced colours take shadows away and draw a transparent outline. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: -1 }
