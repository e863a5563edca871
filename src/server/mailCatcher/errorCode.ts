/**
 * What the log may say of an error: its code or kind alone, for nothing that a visitor wrote belongs there.
 * @example errorCode(new SyntaxError('Unexpected token in "Ada…"')) // 'SyntaxError'
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
