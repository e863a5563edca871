import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { type FieldName, type Fields, fieldNames } from '../mail/fields.ts'
import { resolver } from './resolver.ts'
import { useCaptcha } from './useCaptcha.ts'
import { useDraft } from './useDraft.ts'
import { useOnline } from './useOnline.ts'
import { useSend } from './useSend.ts'

/** Calls `reached` if the address has this hash (`#id`), now or later; returns a function that ends it. */
function watchAnchor(id: string, reached: () => void): () => void {
  const look = () => {
    if (location.hash === `#${id}`) reached()
  }
  look()
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}

const empty = Object.fromEntries(fieldNames.map(name => [name, ''])) as Fields

/** The number of attempts to send, and the errors of the last one. */
type Attempt = { count: number; atFault: readonly FieldName[]; unsolved: boolean }

/** The logic of the form: validation, draft, captcha, sending, and where the focus goes. */
export function useContactForm() {
  const { t } = useLingui()
  // No default values: they would replace what was typed before hydration.
  const form = useForm<Fields>({ resolver, mode: 'onTouched' })
  const { getValues, setValue, handleSubmit, reset } = form
  const read = useCallback(
    () => Object.fromEntries(fieldNames.map(name => [name, getValues(name) ?? ''])) as Fields,
    [getValues],
  )
  const fill = useCallback((name: FieldName, text: string) => setValue(name, text), [setValue])
  const draft = useDraft({ read, fill })
  const connection = useOnline()
  const captcha = useCaptcha(connection)
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, atFault: [], unsolved: false })
  const [prefilled, setPrefilled] = useState(false)
  const places = {
    form: useRef<HTMLFormElement>(null),
    captcha: useRef<HTMLDivElement>(null),
    success: useRef<HTMLDivElement>(null),
    button: useRef<HTMLButtonElement>(null),
  }
  const { form: element, success, button } = places
  const { sending, send } = useSend({
    onSent() {
      draft.sent()
      reset(empty)
      captcha.reset()
      setPrefilled(false)
    },
    onFailed: draft.notSent,
  })

  // Replaces the browser's messages, which apply without scripts.
  useEffect(() => {
    if (element.current) element.current.noValidate = true
  }, [element])

  // Articles link to #CPI, the message field.
  const subject = t({
    message: `Objet : une démonstration sur notre propre cas.`,
    comment: 'first line of a message that the visitor goes on writing',
  })
  useEffect(
    () =>
      watchAnchor('CPI', () => {
        if (getValues('message')) return
        setValue('message', `${subject}\n\n`)
        setPrefilled(true)
      }),
    [getValues, setValue, subject],
  )

  useEffect(() => {
    if (sending === 'sent') success.current?.focus()
    else if (sending !== 'idle' && sending !== 'sending') button.current?.focus()
  }, [sending, success, button])

  const solved = captcha.phase === 'solved'
  const onInvalid = (errors: FieldErrors<Fields>) =>
    setAttempt(last => ({ ...last, atFault: fieldNames.filter(name => errors[name]) }))
  const onValid = async (request: Fields) => {
    if (!solved) {
      const box = places.captcha.current
      const control = box?.querySelector<HTMLElement>('button:not(:disabled), iframe, [tabindex="0"]') ?? box
      control?.focus()
    }
    if (!solved || connection === 'offline') return
    draft.sending()
    await send(request, captcha.token)
  }
  const submit = () => {
    if (sending === 'sending') return
    setAttempt(({ count }) => ({ count: count + 1, atFault: [], unsolved: !solved }))
    void handleSubmit(onValid, onInvalid)()
  }
  const clear = () => {
    draft.clear()
    reset(empty)
    setPrefilled(false)
    setAttempt(last => ({ ...last, atFault: [], unsolved: false }))
    element.current?.querySelector('input')?.focus()
  }
  return { form, draft, connection, captcha, sending, attempt, prefilled, places, solved, submit, clear }
}
