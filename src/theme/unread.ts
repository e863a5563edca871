/**
 * For what stays in the window while the page moves, and for a column around it. A browser keeps what is read in place
 * when something above it changes its height, and would take this, which never moves, for what is read.
 */
export const unread = { overflowAnchor: 'none' } as const
