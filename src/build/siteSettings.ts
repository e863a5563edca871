import { loadEnv } from 'vite'
import { originFault } from '../content/originFault.ts'
import { SettingsError } from './fail.ts'

const names = [
  'VITE_SITE_URL',
  'VITE_MAIL_ORIGIN',
  'VITE_MAIL_PUBLIC_KEY',
  'VITE_MAIL_SERVICE_ID',
  'VITE_MAIL_TEMPLATE_ID',
  'VITE_CAPTCHA_SITE_KEY',
  'VITE_OFFLINE',
]

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Problems with the settings of the build but for the contact form, one sentence each with setting and fix.
 * @example siteProblems({ VITE_SITE_URL: 'www.example.com' })
 * // ['VITE_SITE_URL has no https:// at its beginning: write https://www.example.com, not "www.example.com".']
 */
export function siteProblems({ VITE_SITE_URL: url, VITE_OFFLINE: offline }: Environment): string[] {
  const fault = url?.trim() ? originFault(url) : undefined
  return [
    ...(fault ? [`VITE_SITE_URL ${fault}, not "${url}".`] : []),
    ...(offline === undefined || offline === 'on' || offline === 'off'
      ? []
      : [`VITE_OFFLINE must be on or off, not "${offline}".`]),
  ]
}

/** Names that look like settings and are none: one sentence each. */
export const unknownSettings = (env: Environment): string[] =>
  Object.keys(env)
    .filter(name => name.startsWith('VITE_') && !names.includes(name))
    .map(name => `${name} is no setting and has no effect: the settings are ${names.join(', ')}.`)

/** Checks the settings that a production build of `root` takes from its .env files and the environment; throws. */
export function checkSiteSettings(root: string): void {
  const env = loadEnv('production', root, 'VITE_')
  for (const warning of unknownSettings(env)) console.warn(warning)
  const problems = siteProblems(env)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
}

/** The site's own address as the settings name it; undefined where they do not. */
export const siteOrigin = (root: string, mode: string): string | undefined =>
  loadEnv(mode, root, 'VITE_').VITE_SITE_URL?.trim() || undefined
