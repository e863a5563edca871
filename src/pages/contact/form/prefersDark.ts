/** Whether the visitor prefers a dark colour scheme. */
export const prefersDark = (): boolean => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false
