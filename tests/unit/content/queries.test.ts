import { describe, expect, it, vi } from 'vitest'

vi.mock('#content', () => ({
  testimonials: [
    { id: 'one', locale: 'fr', quote: 'Bien.' },
    { id: 'one', locale: 'en', quote: 'Good.' },
    { id: 'two', locale: 'en', quote: 'Fine.' },
  ],
  metrics: [
    {
      id: 'clients',
      value: 1100,
      text: { fr: '1 100', en: '1,100' },
      label: { fr: 'clients', en: 'customers' },
    },
  ],
  site: {
    name: 'Exemple',
    tagline: { fr: 'Essai', en: 'Test' },
    notice: { fr: 'Fictif', en: 'Fictional' },
    address: { street: '1 rue', postalCode: '0', city: 'Ville', country: { fr: 'Allemagne', en: 'Germany' } },
  },
}))

const { metrics } = await import('../../../src/content/metrics.ts')
const { testimonials } = await import('../../../src/content/testimonials.ts')
const { site } = await import('../../../src/content/vendor.ts')

describe('queries', () => {
  it('give the testimonials of one language', () => {
    expect(testimonials('en').map(({ quote }) => quote)).toEqual(['Good.', 'Fine.'])
  })

  it('give the figures by id in one language', () => {
    expect(metrics('en').get('clients')).toEqual({
      id: 'clients',
      value: 1100,
      text: '1,100',
      label: 'customers',
    })
  })

  it('give the vendor with its texts in one language', () => {
    expect(site('fr')).toEqual({
      name: 'Exemple',
      tagline: 'Essai',
      notice: 'Fictif',
      address: { street: '1 rue', postalCode: '0', city: 'Ville', country: 'Allemagne' },
    })
  })
})
