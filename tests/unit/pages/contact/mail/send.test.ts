// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../../../src/pages/contact/mail/failure.ts'
import { fieldNames } from '../../../../../src/pages/contact/mail/fields.ts'
import { sendRequest } from '../../../../../src/pages/contact/mail/sendRequest.ts'
import { sendTemplate } from '../../../../../src/pages/contact/mail/sendTemplate.ts'
import { mailSettings } from '../../../../../src/pages/contact/mail/settings.ts'
import { typed } from './request.ts'

const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => new Response('OK'))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const call = () => {
  expect(answer).toHaveBeenCalledTimes(1)
  const [address, init = {}] = answer.mock.calls[0] ?? []
  return { address, ...init }
}
const reasonOf = (promise: Promise<void>) => promise.then(() => undefined, failureOf)

describe('sendRequest', () => {
  it('posts one form with the seven fields, the token of the captcha and the four of the library, and nothing else', async () => {
    await sendRequest(typed, 'token')
    const { address, method, headers, body } = call()
    expect(address).toBe('/api/v1.0/email/send-form')
    expect(method).toBe('POST')
    expect(body).toBeInstanceOf(FormData)
    expect([...(body as FormData).entries()]).toEqual([
      ...fieldNames.map(name => [name, typed[name]]),
      ['h-captcha-response', 'token'],
      ['g-recaptcha-response', 'token'],
      ['lib_version', '4.4.1'],
      ['service_id', mailSettings.serviceId],
      ['template_id', mailSettings.templateId],
      ['user_id', mailSettings.publicKey],
    ])
    // The browser writes the type, with the boundary.
    expect(headers).toEqual({})
  })

  it('posts clean fields, whether or not the form has checked them', async () => {
    await sendRequest(
      { ...typed, email: `mailto:${typed.email}\u200b`, phone: `\u202d${typed.phone}\u202c` },
      'token',
    )
    const body = call().body as FormData
    expect([body.get('email'), body.get('phone')]).toEqual([typed.email, typed.phone])
  })

  it('works in a headless browser, and can send again at once', async () => {
    vi.stubGlobal('navigator', { ...navigator, webdriver: true })
    await sendRequest(typed, 'token')
    await sendRequest(typed, 'token')
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('rejects with what can be told apart', async () => {
    answer.mockImplementationOnce(async () => new Response('Too Many Requests', { status: 429 }))
    expect(await reasonOf(sendRequest(typed, 'token'))).toMatchObject({ kind: 'throttled', status: 429 })
    answer.mockImplementationOnce(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await reasonOf(sendRequest(typed, 'token'))).toEqual({
      kind: 'network',
      status: 0,
      text: 'Network Error',
    })
  })
})

it.each([
  ['a login page', '<!doctype html><title>Wi-Fi</title>', 200],
  ['an error as JSON', '{"error":"quota exceeded"}', 200],
  ['nothing', '', 200],
  ['no content', null, 204],
  ['OK within more', 'OK, please sign in', 200],
  ['accepted for later', 'OK', 202],
])('%s with a status of success is not taken for the answer of the service', async (_, text, status) => {
  answer.mockImplementationOnce(async () => new Response(text, { status }))
  expect(await reasonOf(sendRequest(typed, 'token'))).toMatchObject({ kind: 'unexpected', status })
})

describe('sendTemplate', () => {
  it('posts JSON', async () => {
    await sendTemplate({ subject: 'Bonjour', message: '<b>' })
    const { address, headers, body } = call()
    expect(address).toBe('/api/v1.0/email/send')
    expect(headers).toEqual({ 'Content-type': 'application/json' })
    expect(JSON.parse(String(body))).toEqual({
      lib_version: '4.4.1',
      user_id: mailSettings.publicKey,
      service_id: mailSettings.serviceId,
      template_id: mailSettings.templateId,
      template_params: { subject: 'Bonjour', message: '<b>' },
    })
  })
})

it('what is not set at build has the values of the local mail catcher', () => {
  expect(mailSettings).toEqual({
    origin: '',
    publicKey: 'local-key',
    serviceId: 'local-service',
    templateId: 'local-template',
    captchaKey: '10000000-ffff-ffff-ffff-000000000001',
  })
})
