import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '../../i18n/locales.ts'

type Contact = { email: string; expires: string }

/**
 * The file security.txt (RFC 9116): the contact for security reports. `expires` is an ISO date, the first on which the
 * file is no longer valid.
 * @example securityText({ email: 'a@b.example', expires: '2027-01-31' }, 'https://b.example') // 'Contact: mailto:…'
 */
export const securityText = ({ email, expires }: Contact, origin: string): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')

/** Reads who that is from the compiled content. */
export async function securityContact(velite: string): Promise<Contact> {
  const { security } = JSON.parse(await readFile(join(velite, 'publisher.json'), 'utf8')) as {
    security: Contact
  }
  return security
}
