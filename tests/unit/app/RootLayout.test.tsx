import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site } from '#content'
import { RootLayout } from '../../../src/app/RootLayout.tsx'
import { ClosingBlock } from '../../../src/components/section/ClosingBlock.tsx'
import { renderAt } from '../components/renderAt.tsx'

const page = (
  <RootLayout>
    <ClosingBlock />
  </RootLayout>
)

describe('RootLayout', () => {
  it('begins with a link that puts the focus on the main region', async () => {
    await renderAt('/blog', page)
    const skip = screen.getByRole('link', { name: 'Aller au contenu' })
    expect(document.querySelector('a')).toBe(skip)
    expect(skip.getAttribute('href')).toBe('#main')
    fireEvent.click(skip)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('has a place where new titles are read out', async () => {
    await renderAt('/blog', page)
    expect(document.getElementById('announcer')?.getAttribute('aria-live')).toBe('polite')
  })

  it('ends with who speaks, the year and the legal links', async () => {
    await renderAt('/blog', page, 'en')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText(`© 2025 ${site.name}`)).toBeTruthy()
    expect(footer.getByText(site.tagline.en)).toBeTruthy()
    expect(footer.getByRole('link', { name: 'Conditions générales' }).getAttribute('href')).toBe('/en/terms')
    expect(footer.getByRole('link', { name: 'Politique de confidentialité' })).toBeTruthy()
  })

  it('asks for a demonstration in the closing block', async () => {
    await renderAt('/blog', page)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Demander une démo' }).getAttribute('href')).toBe('/fr/contact')
    expect(main.getByRole('link', { name: 'Lire le blog' }).getAttribute('href')).toBe('/fr/blog')
  })
})
