import type { Hosted } from './hostingFiles.ts'
export const caddyfile = (_: Hosted): string => ''
