import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { CaptchaWidgetProps } from './CaptchaWidget.tsx'
import type { Connection } from './useOnline.ts'

/** `idle`: nothing of the third party is there yet; `failed`: its script or its service could not be reached. */
export type CaptchaPhase = 'idle' | 'loading' | 'ready' | 'solved' | 'failed'

// The component tries its script three times; one that neither loads nor fails is given up too. In ms.
const patience = 15_000

// What its visitor did, not what broke.
const harmless = /^challenge-(closed|expired)$/

/**
 * The captcha: nothing of it is fetched before `load`, which also tries again with a fresh widget (`attempt`). When the
 * connection comes back it asks anew: what was solved has run out, or will before one is done reading.
 */
export function useCaptcha(connection: Connection) {
  const [phase, setPhase] = useState<CaptchaPhase>('idle')
  const [attempt, setAttempt] = useState(0)
  const [expired, setExpired] = useState(false)
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
  const onSolved = useCallback(() => {
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
  return { phase, attempt, expired, Widget, load, reset, onReady, onSolved, onExpired, onError }
}

export type Captcha = ReturnType<typeof useCaptcha>
