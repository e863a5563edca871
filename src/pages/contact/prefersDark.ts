/** Whether the visitor's device asks for dark colours. */
export const prefersDark = (): boolean => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false
