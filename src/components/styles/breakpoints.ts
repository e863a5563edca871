/**
 * Media queries by minimum (`from…`) or maximum (`below…`) width, in em of the browser's font size: with letters twice
 * as large, a window of 1,440 px gets the layout of 720 px.
 */
export const belowWide = 'screen and (max-width: 68.75em)'
export const belowDesktop = 'screen and (max-width: 56.25em)'
export const belowTablet = 'screen and (max-width: 47.5em)'
export const fromTablet = 'screen and (min-width: 47.5625em)'
export const moving = '(prefers-reduced-motion: no-preference)'
export const dark = 'screen and (prefers-color-scheme: dark)'
export const print = 'print'
export const forcedColors = '(forced-colors: active)'

/** An edge for elements set off by a shadow: forced colours remove shadows and show transparent outlines. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: -1 }
