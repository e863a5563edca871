import { createHash } from 'node:crypto'

/**
 * The hash with which a policy allows an inline script or style.
 * @example policyHash('') // "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
 */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
