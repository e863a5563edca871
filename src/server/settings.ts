/** Where the server listens. */
export type Settings = { port: number; host: string }

/**
 * Reads PORT (default 4173; 0 lets the system choose) and HOST (default 0.0.0.0, every interface).
 * Throws on a PORT that is not a whole number from 0 to 65535.
 * @example readSettings({ PORT: '8080' }) // { port: 8080, host: '0.0.0.0' }
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const text = env.PORT?.trim() || '4173'
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new Error(`PORT must be 0 to 65535, not "${text}".`)
  return { port, host: env.HOST?.trim() || '0.0.0.0' }
}

/**
 * The address to open, for a person at the same machine.
 * @example browsableUrl('0.0.0.0', 4173) // 'http://localhost:4173'
 * @example browsableUrl('::1', 4173) // 'http://[::1]:4173'
 */
export function browsableUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${everywhere ? 'localhost' : name}:${port}`
}
