import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Link } from '../../../src/site/Link.tsx'
import { renderAt } from './renderAt.tsx'

describe('Link', () => {
  it('writes the address in the language of the page', async () => {
    await renderAt('/', <Link to="/contact#CPI">Contact</Link>, 'en')
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/en/contact#CPI')
  })

  it('says which page is open', async () => {
    await renderAt(
      '/blog',
      <Link to="/blog" current="page">
        Blog
      </Link>,
    )
    expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  })
})
