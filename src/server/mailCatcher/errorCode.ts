/**
 * What may be logged of an error: its code or class, because its message may contain what a visitor wrote.
 * @example errorCode(new SyntaxError('Unexpected token in "Ada…"')) // 'SyntaxError'
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
