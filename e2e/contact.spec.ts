import type { Page } from '@playwright/test'
import { parts, pasted, playServices, request, words } from './support/contact.ts'
import { expect, hydrated, test } from './support/page.ts'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const button = (page: Page) => page.locator('form button[type="submit"]')

/** Opens the page and waits until its form has hydrated. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await formReady(page)
}
async function formReady(page: Page) {
  await hydrated(page)
  await page.locator('form[novalidate]').waitFor({ state: 'attached' })
}
async function fill(page: Page) {
  for (const [name, text] of Object.entries(request)) await field(page, name).fill(text)
}
const texts = (page: Page) =>
  page
    .locator(
      Object.keys(request)
        .map(name => `[name="${name}"]`)
        .join(),
    )
    .evaluateAll(fields =>
      Object.fromEntries(
        fields.map(field => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
      ),
    )
const nothing = Object.fromEntries(Object.keys(request).map(name => [name, '']))

for (const locale of ['fr', 'en'] as const) {
  const say = words[locale]
  const address = `/${locale}/contact`
  const solve = async (page: Page) => {
    await page.getByRole('button', { name: say.load }).click()
    await page.getByRole('button', { name: `human ${locale}` }).click()
  }

  test.describe(`the form in ${locale}`, () => {
    test('sends the seven fields once, says so, clears itself, and leads home', async ({ page }) => {
      const played = await playServices(page)
      played.mail.delay = 5000
      await open(page, address)
      expect(await button(page).isDisabled()).toBe(true)
      await expect(page.locator('main noscript')).toBeHidden()
      await expect(button(page)).toHaveText(say.send)
      await fill(page)
      expect(played.thirdParty).toEqual([])
      await solve(page)
      await button(page).dblclick()
      await expect(button(page)).toHaveText(say.sending)
      await expect(button(page)).toBeDisabled()
      await expect(button(page)).toHaveAttribute('aria-busy', 'true')
      await expect(field(page, 'message')).toHaveAttribute('readonly', '')
      const success = page.getByRole('alert').filter({ hasText: say.sent })
      await expect(success).toBeVisible({ timeout: 15_000 })
      await expect(success).toBeFocused()
      expect(await texts(page)).toEqual(nothing)
      expect(played.posts).toHaveLength(1)
      expect(await played.posts[0]?.headerValue('content-type')).toContain('multipart/form-data')
      expect(parts(played.posts[0]?.postData() ?? '')).toEqual([
        ...Object.entries(request),
        ['h-captcha-response', 'token'],
        ['g-recaptcha-response', 'token'],
        ['lib_version', '4.4.1'],
        ['service_id', 'local-service'],
        ['template_id', 'local-template'],
        ['user_id', 'local-key'],
      ])
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
        expect.stringMatching(/draft/),
      )
      await success.getByRole('link', { name: say.close }).click()
      await expect(page).toHaveURL(`/${locale}`)
    })

    test('without the captcha Enter answers with its alert, and nothing is sent', async ({ page }) => {
      const played = await playServices(page)
      await open(page, address)
      await fill(page)
      await field(page, 'company').press('Enter')
      await expect(page.getByRole('alert')).toHaveText(say.captcha)
      await expect(page.getByRole('button', { name: say.load })).toBeFocused()
      await expect(button(page)).toBeDisabled()
      expect(played.posts).toEqual([])
      expect(played.thirdParty).toEqual([])
      await solve(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(button(page)).toBeEnabled()
      await page.getByRole('button', { name: 'expire' }).click()
      await expect(button(page)).toBeDisabled()
      await expect(page.getByRole('status').filter({ hasText: say.expired })).toBeVisible()
      await page.getByRole('button', { name: `human ${locale}` }).click()
      await field(page, 'company').press('Enter')
      await expect(page.getByText(say.sent)).toBeVisible()
      expect(played.posts).toHaveLength(1)
    })

    test('shows errors in a summary and beside the field, and moves the focus', async ({ page }) => {
      await playServices(page)
      await open(page, address)
      await field(page, 'phone').press('Enter')
      const summary = page.getByRole('alert').filter({ hasText: say.summary })
      await expect(summary.getByRole('link')).toHaveCount(7)
      await expect(field(page, 'first-name')).toBeFocused()
      await expect(field(page, 'first-name')).toHaveAttribute('aria-invalid', 'true')
      await summary.getByRole('link').nth(2).click()
      await expect(field(page, 'email')).toBeFocused()
      await field(page, 'email').fill('h.vasseur@arvenne')
      const error = page.getByText(say.domain)
      await expect(error).toBeVisible()
      await expect(field(page, 'email')).toHaveAttribute(
        'aria-describedby',
        String(await error.getAttribute('id')),
      )
      await field(page, 'email').fill(request.email)
      await expect(error).toBeHidden()
      await expect(summary.getByRole('link')).toHaveCount(6)
    })

    test('what was pasted is sent clean; of two phone numbers it asks for one', async ({ page }) => {
      const played = await playServices(page)
      await open(page, address)
      for (const [name, text] of Object.entries(pasted)) {
        await field(page, name).focus()
        await page.keyboard.insertText(text)
      }
      await expect(field(page, 'phone')).toHaveValue(pasted.phone)
      await solve(page)
      await field(page, 'phone').fill(`${pasted.phone} / 06 39 98 12 34`)
      await field(page, 'phone').press('Enter')
      await expect(page.getByText(say.numbers)).toBeVisible()
      await expect(field(page, 'phone')).toBeFocused()
      expect(played.posts).toEqual([])
      await field(page, 'phone').fill(pasted.phone)
      await button(page).click()
      await expect(page.getByText(say.sent)).toBeVisible()
      const sent = Object.fromEntries(parts(played.posts[0]?.postData() ?? ''))
      expect(sent).toMatchObject(request)
    })

    test('begins the message for those who come from an article', async ({ page }) => {
      await page.goto(`/${locale}/blog-post-bfr`)
      await hydrated(page)
      await page.locator('article a[href$="/contact#CPI"], main a[href$="/contact#CPI"]').first().click()
      await expect(page).toHaveURL(`${address}#CPI`)
      await expect(field(page, 'message')).toHaveValue(say.subject)
      await expect(page.locator('#CPI')).toBeInViewport()
    })
  })

  test.describe(`failures in ${locale}`, () => {
    test.use({ allowedErrors: [/Failed to load resource|^mail: |^captcha: /] })

    for (const [status, text, line] of [
      [451, 'Unavailable For Headless Browser', 'mail: headless (451 Unavailable For Headless Browser)'],
      [403, 'Forbidden', 'mail: forbidden (403 Forbidden)'],
      [429, 'Too Many Requests', 'mail: throttled (429 Too Many Requests)'],
      [400, 'The template is missing', 'mail: invalid (400 The template is missing)'],
      [500, 'Oops', 'mail: server (500 Oops)'],
      [0, '', 'mail: network (0 Network Error)'],
    ] as const) {
      test(`${status} keeps everything, says what helps, and can be sent again`, async ({ page }) => {
        const said: string[] = []
        page.on('console', message => said.push(message.text()))
        const played = await playServices(page)
        played.mail = { status, text }
        await open(page, address)
        await fill(page)
        await solve(page)
        await button(page).click()
        const alert = page.getByRole('alert').filter({ hasText: say.failed })
        await expect(alert).toContainText(say.help[status])
        expect(said).toContain(line)
        expect(await texts(page)).toEqual(request)
        await expect(button(page)).toHaveText(say.resend)
        await expect(button(page)).toBeFocused()
        played.mail = {}
        await page.keyboard.press('Enter')
        await expect(page.getByText(say.sent)).toBeVisible()
        expect(played.posts).toHaveLength(2)
      })
    }

    for (const [what, text, status] of [
      ['a login page', '<!doctype html><title>Wi-Fi</title>', 200],
      ['an error in JSON', '{"error":"quota exceeded"}', 200],
      ['an empty answer', '', 204],
    ] as const) {
      test(`${what} with ${status} is no success: everything stays`, async ({ page }) => {
        const played = await playServices(page)
        played.mail = { status, text }
        await open(page, address)
        await fill(page)
        await solve(page)
        await button(page).click()
        await expect(page.getByRole('alert').filter({ hasText: say.failed })).toBeVisible()
        expect(await texts(page)).toEqual(request)
        await page.reload()
        await formReady(page)
        expect(await texts(page)).toEqual(request)
      })
    }

    test('no answer: after half a minute the form is free, says so, and has lost nothing', async ({
      page,
    }) => {
      await page.clock.install()
      const played = await playServices(page)
      played.mail.delay = 600_000
      await open(page, address)
      await fill(page)
      await solve(page)
      await button(page).click()
      await expect(button(page)).toHaveText(say.sending)
      await expect.poll(() => played.posts.length).toBe(1)
      await page.clock.fastForward(31_000)
      await expect(page.getByRole('alert').filter({ hasText: say.late })).toBeVisible()
      await expect(button(page)).toHaveText(say.resend)
      await expect(button(page)).toBeEnabled()
      expect(await texts(page)).toEqual(request)
    })

    test('a message whose page is left while it is sent is no draft, but its text can be taken up', async ({
      page,
    }) => {
      const played = await playServices(page)
      played.mail.delay = 600_000
      await open(page, address)
      await fill(page)
      await solve(page)
      await button(page).click()
      await expect.poll(() => played.posts.length).toBe(1)
      await page.goto(`/${locale}/company`)
      await page.goto(address)
      await formReady(page)
      await expect(page.getByRole('button', { name: say.takeUp })).toBeVisible()
      await expect(page.getByText(say.found)).toHaveCount(0)
      expect(await texts(page)).toEqual(nothing)
      await page.getByRole('button', { name: say.takeUp }).click()
      expect(await texts(page)).toEqual(request)
    })

    test('a host that takes no messages shows phone and e-mail in place of the form', async ({ page }) => {
      await page.route('**/api/v1.0/email/ready.txt', route =>
        route.fulfill({ status: 404, body: 'Not found' }),
      )
      await page.goto(address)
      await hydrated(page)
      await expect(page.getByText(say.unreceived)).toBeVisible()
      await expect(page.locator('#CPI a[href^="tel:"]')).toBeVisible()
      await expect(page.locator('#CPI a[href^="mailto:"]')).toBeVisible()
      await expect(page.locator('form')).toHaveCount(0)
    })

    test('a captcha that fails to load can be retried, and other ways to get in touch are shown', async ({
      page,
    }) => {
      const played = await playServices(page)
      played.captcha = false
      await open(page, address)
      await page.getByRole('button', { name: say.load }).click()
      const alert = page.getByRole('alert').filter({ hasText: say.broken })
      await expect(alert).toBeVisible({ timeout: 15_000 })
      await expect(alert.getByRole('link')).toHaveCount(2)
      await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
      played.captcha = true
      await page.getByRole('button', { name: say.again }).click()
      await page.getByRole('button', { name: 'break' }).click()
      await expect(alert).toBeVisible()
      await page.getByRole('button', { name: say.again }).click()
      await page.getByRole('button', { name: `human ${locale}` }).click()
      await expect(button(page)).toBeEnabled()
    })

    test('offline it keeps the draft; back online it asks for the captcha, and one click sends', async ({
      page,
      context,
    }) => {
      const played = await playServices(page)
      await open(page, address)
      await fill(page)
      await solve(page)
      await context.setOffline(true)
      await expect(page.getByRole('status').filter({ hasText: say.offline })).toBeVisible()
      await expect(button(page)).toHaveText(say.wait)
      await expect(button(page)).toBeDisabled()
      await context.setOffline(false)
      await expect(page.getByRole('status').filter({ hasText: say.returned })).toBeVisible()
      await expect(button(page)).toBeDisabled()
      await page.getByRole('button', { name: `human ${locale}` }).click()
      await button(page).click()
      await expect(page.getByText(say.sent)).toBeVisible()
      expect(played.posts).toHaveLength(1)
    })
  })

  test.describe(`without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the form is whole, says that it cannot be sent, and offers phone and e-mail', async ({ page }) => {
      await page.goto(address)
      await expect(page.getByText(say.scripts)).toBeVisible()
      for (const name of Object.keys(request)) {
        const control = field(page, name)
        await expect(control).toBeVisible()
        expect(await control.evaluate(input => (input as HTMLInputElement).required)).toBe(true)
        expect(await control.evaluate(input => (input as HTMLInputElement).labels?.length)).toBe(1)
      }
      await expect(button(page)).toBeDisabled()
      await expect(page.getByRole('button', { name: say.load })).toBeDisabled()
      await expect(page.locator('form a[href^="tel:"]').filter({ visible: true })).toHaveCount(1)
    })
  })
}

test.describe('the draft', () => {
  test('survives reload, navigation and the other language, and is cleared by its button', async ({
    page,
  }) => {
    await open(page, '/fr/contact')
    await fill(page)
    await page.reload()
    await formReady(page)
    await expect(field(page, 'message')).toHaveValue(request.message)
    expect(await texts(page)).toEqual(request)
    await expect(page.getByRole('status').filter({ hasText: words.fr.found })).toBeVisible()

    await field(page, 'role').fill('Directrice financière')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/fr/blog')
    await page.goBack()
    await expect(field(page, 'role')).toHaveValue('Directrice financière')

    await field(page, 'company').fill('Arvenne SA')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/contact')
    await formReady(page)
    await expect(field(page, 'company')).toHaveValue('Arvenne SA')
    await page.getByRole('status').getByRole('button', { name: words.en.clear }).click()
    expect(await texts(page)).toEqual(nothing)
    await page.reload()
    await formReady(page)
    expect(await texts(page)).toEqual(nothing)
  })

  test('what is typed before the form hydrates stays; its buttons wait', async ({ page }) => {
    const load = page.getByRole('button', { name: words.fr.load })
    await page.route('**/assets/**', async route => {
      await new Promise(resolve => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.goto('/fr/contact')
    await field(page, 'first-name').fill('Hélène')
    await expect(load).toBeDisabled()
    await formReady(page)
    await expect(load).toBeEnabled()
    await expect(field(page, 'first-name')).toHaveValue('Hélène')
    await field(page, 'last-name').fill('Vasseur')
    await page.reload()
    await formReady(page)
    await expect(field(page, 'first-name')).toHaveValue('Hélène')
  })

  test('typed text survives even if the form never hydrates', async ({ page }) => {
    await open(page, '/fr/contact')
    await field(page, 'company').fill('Arvenne SA')
    let never = true
    await page.route('**/assets/ContactForm-*.js', route => (never ? undefined : route.continue()))
    await page.reload()
    await hydrated(page)
    await field(page, 'first-name').fill('Hélène')
    await page.reload()
    await hydrated(page)
    await field(page, 'last-name').fill('Vasseur')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/fr/blog')
    never = false
    await page.goBack()
    // Wait for the navigation back, which would cancel the reload.
    await expect(field(page, 'last-name')).toBeVisible()
    await page.reload()
    await formReady(page)
    await expect(field(page, 'first-name')).toHaveValue('Hélène')
    await expect(field(page, 'last-name')).toHaveValue('Vasseur')
    await expect(field(page, 'company')).toHaveValue('Arvenne SA')
  })

  test('two tabs don’t write over each other', async ({ page, context }) => {
    await open(page, '/fr/contact')
    const other = await context.newPage()
    await open(other, '/fr/contact')
    await field(page, 'message').fill('Du premier onglet')
    await field(other, 'message').fill('Du second')
    // Left before the first tab is reloaded: a returning visitor sees the draft of the tab left last.
    await Promise.all([other.waitForEvent('close'), other.close({ runBeforeUnload: true })])
    await page.reload()
    await formReady(page)
    await expect(field(page, 'message')).toHaveValue('Du premier onglet')
  })

  test('with storage blocked everything else works', async ({ page }) => {
    await playServices(page)
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: forbid, configurable: true })
      Object.defineProperty(window, 'sessionStorage', { get: forbid, configurable: true })
    })
    await open(page, '/fr/contact')
    await fill(page)
    await expect(page.getByText('Votre navigateur ne garde pas ce que vous tapez')).toBeVisible()
    await page.getByRole('button', { name: words.fr.load }).click()
    await page.getByRole('button', { name: 'human fr' }).click()
    await button(page).click()
    await expect(page.getByText(words.fr.sent)).toBeVisible()
  })
})

test('by keyboard alone: fields in order, the captcha, and the button', async ({ page }) => {
  const played = await playServices(page)
  await open(page, '/fr/contact')
  await field(page, 'first-name').focus()
  for (const [name, text] of Object.entries(request)) {
    await expect(field(page, name)).toBeFocused()
    if (name !== 'message') await page.keyboard.type(text)
    else await page.keyboard.type('Quatorze entités')
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: words.fr.load })).toBeFocused()
  await page.keyboard.press('Enter')
  const human = page.getByRole('button', { name: 'human fr' })
  await expect(human).toBeVisible()
  for (let stops = 0; stops < 8 && !(await human.evaluate(it => it === document.activeElement)); stops++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(button(page)).toBeEnabled()
  for (
    let stops = 0;
    stops < 8 && !(await button(page).evaluate(it => it === document.activeElement));
    stops++
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: words.fr.sent })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.fr.close })).toBeFocused()
  expect(played.posts).toHaveLength(1)
})

test('no page asks a third party for anything, and this one only after the click', async ({ page }) => {
  const played = await playServices(page)
  for (const address of ['/fr', '/fr/blog', '/en/privacy', '/fr/contact']) {
    await page.goto(address)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  expect(played.thirdParty).toEqual([])
  await formReady(page)
  await page.getByRole('button', { name: words.fr.load }).click()
  await page.getByRole('button', { name: 'human fr' }).waitFor()
  expect([...new Set(played.thirdParty)]).toEqual(['js.hcaptcha.com'])
})
