import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { CaptchaWidgetProps } from './CaptchaWidget.tsx'
import type { Connection } from './useOnline.ts'

/** `idle`: nothing of hCaptcha is loaded; `failed`: its script or service is unreachable. */
export type CaptchaPhase = 'idle' | 'loading' | 'ready' | 'solved' | 'failed'

// The component tries its script three times; after this time in milliseconds it counts as failed.
const patience = 15_000

// Actions of the visitor, not failures.
const harmless = /^challenge-(closed|expired)$/

/**
 * The state of the captcha: nothing is fetched before `load`, which also retries with a fresh widget (`attempt`). When
 * the connection is restored it starts anew, because a solved captcha expires.
 */
export function useCaptcha(connection: Connection) {
  const [phase, setPhase] = useState<CaptchaPhase>('idle')
  const [attempt, setAttempt] = useState(0)
  const [expired, setExpired] = useState(false)
  const [token, setToken] = useState('')
  const [Widget, setWidget] = useState<ComponentType<CaptchaWidgetProps>>()

  const begin = useCallback((from: (phase: CaptchaPhase) => CaptchaPhase) => {
    setPhase(from)
    setExpired(false)
    setAttempt(count => count + 1)
  }, [])
  useEffect(() => {
    if (connection === 'returned') begin(phase => (phase === 'idle' ? phase : 'loading'))
  }, [connection, begin])
  useEffect(() => {
    if (phase !== 'loading') return
    const fail = (reason: unknown) => {
      console.error(`captcha: ${reason}`)
      setPhase('failed')
    }
    const timer = setTimeout(fail, patience, 'no answer')
    import('./CaptchaWidget.tsx').then(module => setWidget(() => module.CaptchaWidget), fail)
    return () => clearTimeout(timer)
  }, [phase])

  const onReady = useCallback(() => setPhase('ready'), [])
  const onSolved = useCallback((given: string) => {
    setToken(given)
    setPhase('solved')
    setExpired(false)
  }, [])
  const onExpired = useCallback(() => {
    setPhase('ready')
    setExpired(true)
  }, [])
  const onError = useCallback((code: string) => {
    if (harmless.test(code)) return
    console.error(`captcha: ${code}`)
    setPhase('failed')
  }, [])
  const load = useCallback(() => begin(() => 'loading'), [begin])
  const reset = useCallback(() => begin(() => 'idle'), [begin])
  return { phase, attempt, expired, token, Widget, load, reset, onReady, onSolved, onExpired, onError }
}

export type Captcha = ReturnType<typeof useCaptcha>
