/** Widths at which scenes that lie side by side, or in a column, begin to run short of room. */
export const belowRoomy = 'screen and (max-width: 77.5em)'
export const belowAmple = 'screen and (max-width: 82.5em)'
