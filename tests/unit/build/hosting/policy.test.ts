import { describe, expect, it } from 'vitest'
import { pagePolicy, policies } from '../../../../src/build/hosting/policy.ts'
import { isContact } from '../../../../src/content/contactPage.ts'

const allowed = { scripts: ["'sha256-a='", "'sha256-b='"], mail: 'https://mail.example' }
const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('the policy', () => {
  const { site, contact } = policies(allowed)
  const page = pagePolicy(allowed, { path: '/paiements', styles: ["'sha256-s='"] })
  const form = pagePolicy(allowed, { path: '/contact', styles: ["'sha256-s='"] })

  it('runs nothing but the site’s own scripts and the inline ones that the build knows', () => {
    for (const one of [site, page])
      expect(directive(one, 'script-src')).toBe("'self' 'sha256-a=' 'sha256-b='")
    for (const one of [site, contact, page, form]) expect(one).not.toMatch(/unsafe|data:|blob:|https?:[^/]/)
  })

  it('names captcha and mail with the form’s page alone', () => {
    for (const one of [site, page]) expect(one).not.toMatch(/hcaptcha|mail\.example|default(?!-src)/)
    for (const one of [contact, form]) {
      expect(directive(one, 'connect-src')).toBe(
        "'self' https://hcaptcha.com https://*.hcaptcha.com https://mail.example",
      )
      expect(directive(one, 'frame-src')).toBe('https://hcaptcha.com https://*.hcaptcha.com')
      expect(directive(contact, 'trusted-types')).toBe('balancier worker default')
    }
  })

  it('forbids all else in the page, and being framed in the header, where alone that counts', () => {
    expect(directive(page, 'default-src')).toBe("'none'")
    expect(directive(page, 'style-src')).toBe("'self' 'sha256-s='")
    expect(page).not.toContain('frame-ancestors')
    for (const one of [site, contact]) {
      expect(directive(one, 'frame-ancestors')).toBe("'none'")
      // These would refuse a style that only the page's own policy allows.
      expect(one).not.toMatch(/default-src|style-src/)
    }
  })

  it('leaves out the mail service where it is the site’s own', () => {
    expect(directive(policies({ ...allowed, mail: '' }).contact, 'connect-src')).toBe(
      "'self' https://hcaptcha.com https://*.hcaptcha.com",
    )
  })
})

it.each([
  ['/contact', true],
  ['/fr/contact', true],
  ['/fr/contacts', false],
  ['/fr/contact/x', false],
  ['/', false],
])('whether %s is the form’s page: %s', (path, expected) => {
  expect(isContact(path)).toBe(expected)
})
