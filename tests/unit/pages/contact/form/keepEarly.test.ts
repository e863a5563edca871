// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { openDraft } from '../../../../../src/pages/contact/form/draft.ts'
import { keepEarly } from '../../../../../src/pages/contact/form/keepEarly.ts'

const names = ['first-name', 'message']
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const leave = () => window.dispatchEvent(new Event('pagehide'))
const found = () => openDraft().found?.fields

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML =
    '<div id="place"><form><input name="first-name"><textarea name="message"></textarea><input name="token" value="x"></form></div>'
})

describe('what is typed before the form has its code', () => {
  it('is kept when the page is left, and nothing else of the form', () => {
    const end = keepEarly('place', names)
    field('first-name').value = 'Hélène'
    leave()
    expect(found()).toEqual({ 'first-name': 'Hélène' })
    end()
  })

  it('leaves what an earlier visit typed elsewhere', () => {
    openDraft().keep({ 'first-name': 'Paul', message: 'Bonjour' })
    const end = keepEarly('place', names)
    field('first-name').value = 'Hélène'
    leave()
    expect(found()).toEqual({ 'first-name': 'Hélène', message: 'Bonjour' })
    end()
  })

  it('is stored at the end too, unless nothing was typed', () => {
    openDraft().keep({ message: 'Bonjour' })
    keepEarly('place', names)()
    expect(found()).toEqual({ message: 'Bonjour' })
    const end = keepEarly('place', names)
    field('message').value = 'Bonsoir'
    end()
    expect(found()).toEqual({ message: 'Bonsoir' })
  })

  it('is left to the form once it has hydrated', () => {
    const end = keepEarly('place', names)
    field('first-name').value = 'Hélène'
    const form = document.querySelector('form') as HTMLFormElement
    form.noValidate = true
    leave()
    end()
    expect(found()).toBeUndefined()
  })
})
