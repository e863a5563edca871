import { hash } from 'node:crypto'

/** The first 16 hex digits of the SHA-256 of a text or a file: the same contents give the same hash on every machine. */
export const contentHash = (contents: string | Buffer): string => hash('sha256', contents, 'hex').slice(0, 16)
