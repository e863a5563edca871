import { expect, holdCode, hydrated, test } from './support/page.ts'

// React reports HTML that it did not expect, and renders it anew.
test.use({ allowedErrors: [/Minified React error #4(18|23|25)/] })

/** What password managers and writing aids add to a page before its code has come. */
const additions: Record<string, (field: HTMLElement) => void> = {
  'an element beside the field': field => field.after(document.createElement('div')),
  'an element before the field': field => field.before(document.createElement('span')),
  'a shadow host beside the field': field => {
    const host = document.createElement('grammarly-extension')
    host.attachShadow({ mode: 'open' }).append('Aa')
    field.after(host)
  },
  'a wrapper around the field': field => {
    const wrapper = document.createElement('div')
    field.replaceWith(wrapper)
    wrapper.append(field)
    field.focus()
  },
  'an element in the label': field =>
    document.querySelector(`label[for="${field.id}"]`)?.append(document.createElement('i')),
  'an element at the end of the form': field =>
    (field.closest('form') ?? field.closest('section'))?.append(document.createElement('div')),
  'an element at the start of the page': () =>
    document.querySelector('main')?.prepend(document.createElement('div')),
  'elements in head and body': () => {
    document.head.append(document.createElement('meta'))
    document.body.prepend(document.createElement('div'))
    document.getElementById('root')?.prepend(document.createElement('div'))
  },
  'attributes of the field': field => {
    field.dataset.lpignore = 'true'
    field.setAttribute('data-gramm', 'false')
  },
}

const forms = [
  {
    address: '/fr/contact',
    live: 'form[novalidate]',
    entries: {
      'contact-first-name': 'Hélène',
      'contact-email': 'h@arvenne.example',
      'contact-message': 'Neuf banques',
    },
  },
  {
    address: '/fr/outils/echeances',
    live: 'form:has(#due-amount)',
    entries: { 'due-invoice': '2026-10-01', 'due-amount': '1250,50', 'due-rate': '12' },
  },
  {
    address: '/fr/outils/lecteur-releves',
    live: 'button:enabled:has-text("Lire le texte")',
    entries: { 'statement-text': ':20:STARTUMS' },
  },
  {
    address: '/fr/outils/verificateur-paiements',
    live: 'button:enabled:has-text("Vérifier le texte")',
    entries: { 'payment-text': '<Document>' },
  },
] as const

for (const { address, live, entries } of forms) {
  test.describe(`entries before hydration on ${address}`, () => {
    for (const [what, add] of Object.entries(additions)) {
      test(`survive ${what}`, async ({ page }) => {
        const release = await holdCode(page)
        await page.goto(address)
        const ids = Object.entries(entries)
        for (const [id, text] of ids) await page.locator(`#${id}`).fill(text)
        const [last = ''] = ids.at(-1) ?? []
        const field = page.locator(`#${last}`)
        await field.evaluate(input => (input as HTMLInputElement).setSelectionRange(1, 2))
        await field.evaluate(add)
        release()
        await hydrated(page)
        await page.locator(live).first().waitFor()
        await expect(page.locator('[data-waiting]').filter({ has: field })).toHaveCount(0)
        for (const [id, text] of ids) await expect(page.locator(`#${id}`)).toHaveValue(text)
        await expect(field).toBeFocused()
        expect(
          await field.evaluate(input => {
            const { selectionStart, selectionEnd } = input as HTMLInputElement
            return [selectionStart, selectionEnd]
          }),
        ).toEqual([1, 2])
      })
    }
  })
}

test('the calculator calculates with what was entered before', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/fr/outils/echeances')
  await page.locator('#due-invoice').fill('2026-10-01')
  await page.locator('#due-law').selectOption('EU')
  await page.locator('#due-amount').evaluate(field => field.after(document.createElement('div')))
  release()
  await hydrated(page)
  await expect(page.locator('#due-law')).toHaveValue('EU')
})
