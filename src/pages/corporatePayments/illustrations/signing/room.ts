/** Widths at which the open batch takes the room of the list beside it. */
export const withoutList = 'screen and (max-width: 62.5em)'
