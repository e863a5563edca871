import { loadEnv } from 'vite'
import { SettingsError } from './fail.ts'

const keys = {
  VITE_MAIL_PUBLIC_KEY: 'local-key',
  VITE_MAIL_SERVICE_ID: 'local-service',
  VITE_MAIL_TEMPLATE_ID: 'local-template',
}
const names = ['VITE_MAIL_ORIGIN', ...Object.keys(keys), 'VITE_CAPTCHA_SITE_KEY']

/**
 * Problems with the settings of the contact form, one sentence each with setting and fix. All are optional, but none
 * may be set to nothing, and a mail service needs its three keys.
 * @example mailProblems({}) // []
 * @example mailProblems({ VITE_MAIL_SERVICE_ID: '' }) // ['VITE_MAIL_SERVICE_ID is set but empty: …']
 */
export function mailProblems(env: Record<string, string | undefined>): string[] {
  const origin = env.VITE_MAIL_ORIGIN
  const empty = names.filter(name => env[name]?.trim() === '')
  const spaced = names.filter(name => !empty.includes(name) && /\s/.test(env[name] ?? ''))
  const problems = [
    ...empty.map(name => `${name} is set but empty: give it a value, or take it away for its default.`),
    ...spaced.map(name => `${name} has a space in it: take it out.`),
  ]
  if (origin === undefined || empty.includes('VITE_MAIL_ORIGIN')) return problems
  if (!isOrigin(origin)) {
    problems.push(
      `VITE_MAIL_ORIGIN must be an origin without a path or a slash at its end, https (or http://localhost), such as https://api.emailjs.com, not "${origin}".`,
    )
  }
  for (const [name, local] of Object.entries(keys)) {
    if (env[name] === undefined) problems.push(`${name} is not set: ${origin} asks for it.`)
    if (env[name]?.trim() === local) {
      problems.push(
        `${name} is "${local}", which only the local mail catcher knows: give the one of ${origin}.`,
      )
    }
  }
  return problems
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (url?.origin !== text) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost')
}

/**
 * What a build without a mail service cannot do, in one sentence; undefined where it has one.
 * @example mailNotice('https://api.emailjs.com') // undefined
 */
export const mailNotice = (origin: string): string | undefined =>
  origin
    ? undefined
    : 'No mail service is set (VITE_MAIL_ORIGIN and its keys): only npm start and npm run dev receive messages of the contact form; on any other host the contact page shows phone and email in place of the form.'

/**
 * Checks the settings that a production build of `root` takes from its .env files and the environment; throws.
 * Gives the origin of the mail service, empty where it is the site's own.
 */
export function checkMailSettings(root: string): string {
  const env = loadEnv('production', root, 'VITE_')
  const problems = mailProblems(env)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return env.VITE_MAIL_ORIGIN ?? ''
}
