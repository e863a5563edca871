import { createHash } from 'node:crypto'

/**
 * How a policy names a script or a style that stands inline: by the hash of its text.
 * @example policyHash('') // "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
 */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
