import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LanguageSwitcher } from '../../../../src/components/header/LanguageSwitcher.tsx'
import { renderAt } from '../renderAt.tsx'

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name })

afterEach(() => history.replaceState(null, '', '/'))

describe('LanguageSwitcher', () => {
  it('leads to the same page in each language and says which one is open', async () => {
    await renderAt('/blog-post-bfr', <LanguageSwitcher />, 'en')
    expect(link('Français').getAttribute('href')).toBe('/fr/blog-post-bfr')
    expect(link('English').getAttribute('href')).toBe('/en/blog-post-bfr')
    expect(link('English').getAttribute('aria-current')).toBe('true')
    expect(link('Français').getAttribute('aria-current')).toBeNull()
    expect([link('Français').lang, link('Français').hreflang]).toEqual(['fr', 'fr'])
  })

  it('leads from home to home', async () => {
    await renderAt('/', <LanguageSwitcher />)
    expect(link('English').getAttribute('href')).toBe('/en')
  })

  it('takes query and hash along when it is followed, but not the query’s own language', async () => {
    await renderAt('/contact', <LanguageSwitcher />)
    history.replaceState(null, '', '/fr/contact?lng=fr&from=blog#CPI')
    fireEvent.click(link('English'))
    expect(link('English').pathname + link('English').search + link('English').hash).toBe(
      '/en/contact?from=blog#CPI',
    )
  })

  it('leads to the page that has just come, though its own address follows a moment later', async () => {
    const held: { router?: AnyRouter } = {}
    function Header() {
      held.router = useRouter()
      return <LanguageSwitcher />
    }
    await renderAt('/contact', <Header />)
    Object.assign(held.router?.latestLocation ?? {}, { pathname: '/blog' })
    expect(link('English').pathname).toBe('/en/contact')
    fireEvent.click(link('English'))
    expect(link('English').pathname).toBe('/en/blog')
  })
})
