import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SettingsError } from '../../../src/build/fail.ts'
import { checkMailSettings, mailNotice, mailProblems } from '../../../src/build/mailSettings.ts'

const names = [
  'VITE_MAIL_ORIGIN',
  'VITE_MAIL_PUBLIC_KEY',
  'VITE_MAIL_SERVICE_ID',
  'VITE_MAIL_TEMPLATE_ID',
  'VITE_CAPTCHA_SITE_KEY',
]
const keys = { VITE_MAIL_PUBLIC_KEY: 'k', VITE_MAIL_SERVICE_ID: 's', VITE_MAIL_TEMPLATE_ID: 't' }

describe('the settings of the contact form', () => {
  it('need not be set', () => {
    expect(mailProblems({})).toEqual([])
    expect(mailProblems({ VITE_SITE_URL: '' })).toEqual([])
  })

  it('may be the real service, or a mail catcher elsewhere on this machine', () => {
    expect(mailProblems({ ...keys, VITE_MAIL_ORIGIN: 'https://api.emailjs.com' })).toEqual([])
    expect(mailProblems({ ...keys, VITE_MAIL_ORIGIN: 'http://localhost:4173' })).toEqual([])
    expect(mailProblems({ VITE_CAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001' })).toEqual([])
    expect(mailProblems({ VITE_MAIL_SERVICE_ID: 'local-service' })).toEqual([])
  })

  it.each(names)('%s is not set to nothing, nor to blanks', name => {
    for (const value of ['', ' ', '\t\n']) {
      expect(mailProblems({ ...keys, [name]: value })).toEqual([
        `${name} is set but empty: give it a value, or take it away for its default.`,
      ])
    }
  })

  it.each(names)('%s has no space in it', name => {
    const env = { ...keys, VITE_MAIL_ORIGIN: 'https://api.emailjs.com' }
    expect(mailProblems({ ...env, [name]: 'a b' })).toContain(`${name} has a space in it: take it out.`)
  })

  it.each([
    'https://api.emailjs.com/',
    'https://api.emailjs.com/api',
    'https://api.emailjs.com?x',
    'https://user@api.emailjs.com',
    'https://API.emailjs.com',
    'http://api.emailjs.com',
    'http://localhost.example',
    'api.emailjs.com',
    '//api.emailjs.com',
    'javascript:alert(1)',
    'null',
    '/',
  ])('the origin is one, not %j', origin => {
    const problems = mailProblems({ ...keys, VITE_MAIL_ORIGIN: origin })
    expect(problems).toEqual([expect.stringMatching(/^VITE_MAIL_ORIGIN must be an origin/)])
    expect(problems[0]).toContain(`not "${origin}"`)
  })

  it('name each key that another origin asks for', () => {
    const origin = 'https://api.emailjs.com'
    expect(mailProblems({ VITE_MAIL_ORIGIN: origin })).toEqual(
      names.slice(1, 4).map(name => `${name} is not set: ${origin} asks for it.`),
    )
    const empty = { ...keys, VITE_MAIL_ORIGIN: origin, VITE_MAIL_SERVICE_ID: '' }
    expect(mailProblems(empty)).toEqual([expect.stringContaining('VITE_MAIL_SERVICE_ID is set but empty')])
    const local = {
      VITE_MAIL_ORIGIN: origin,
      VITE_MAIL_PUBLIC_KEY: 'local-key',
      VITE_MAIL_SERVICE_ID: 'local-service',
      VITE_MAIL_TEMPLATE_ID: 'local-template',
    }
    expect(mailProblems(local)).toEqual(
      names
        .slice(1, 4)
        .map(name => expect.stringMatching(`^${name} is "local-.*only the local mail catcher`)),
    )
  })
})

describe('a build', () => {
  const folders: string[] = []
  afterEach(() => {
    vi.unstubAllEnvs()
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })
  function project(files: Record<string, string>): string {
    const root = mkdtempSync(join(tmpdir(), 'balancier-settings-'))
    folders.push(root)
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
    return root
  }

  it('reads the files that Vite reads', () => {
    expect(() => checkMailSettings(project({}))).not.toThrow()
    expect(() => checkMailSettings(project({ '.env.development': 'VITE_MAIL_SERVICE_ID=' }))).not.toThrow()
    for (const file of ['.env', '.env.local', '.env.production'])
      expect(() => checkMailSettings(project({ [file]: 'VITE_MAIL_SERVICE_ID=' }))).toThrow(SettingsError)
  })

  it('prefers the environment, and tells all that is wrong', () => {
    const root = project({ '.env': 'VITE_MAIL_SERVICE_ID=\nVITE_CAPTCHA_SITE_KEY=' })
    vi.stubEnv('VITE_MAIL_SERVICE_ID', 'service')
    vi.stubEnv('VITE_MAIL_ORIGIN', '')
    expect(() => checkMailSettings(root)).toThrow(
      /^VITE_MAIL_ORIGIN is set but empty.*\nVITE_CAPTCHA_SITE_KEY is set but empty.*$/,
    )
  })
})

it('a build without a mail service says where its contact form can send, and what it shows elsewhere', () => {
  expect(mailNotice('https://api.emailjs.com')).toBeUndefined()
  expect(mailNotice('')).toMatch(/VITE_MAIL_ORIGIN.*only npm start and npm run dev.*shows phone and email/)
})
