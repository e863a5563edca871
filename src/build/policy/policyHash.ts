import { hash } from 'node:crypto'

/** The SHA-256 of a text or a file, as `integrity` attributes have it. */
export const integrity = (contents: string | Buffer): string => `sha256-${hash('sha256', contents, 'base64')}`

/**
 * The hash that allows an inline script or style in a Content Security Policy.
 * @example policyHash('') // "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
 */
export const policyHash = (text: string): string => `'${integrity(text)}'`
