import { useCallback, useRef, useState } from 'react'
import { type FailureKind, failureLine, failureOf } from '../mail/failure.ts'
import type { Fields } from '../mail/fields.ts'

/** The progress of sending. */
export type Sending = 'idle' | 'sending' | 'sent' | FailureKind

/** How long the form waits for an answer, in milliseconds. */
const longestWait = 30_000

type Outcome = {
  /** The request was accepted, perhaps after the wait was over. */
  onSent: () => void
  /** The request was not accepted, or not in time. */
  onFailed: () => void
}

/** Tells whether the page is being left; `end` stops watching. */
function watchUnload() {
  const over = new AbortController()
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, leave, { signal: over.signal })
  return Object.assign(() => isLeft, { end: () => over.abort() })
}

/**
 * Sends a request, one at a time. Without an answer for half a minute the form is free again; an answer that comes later
 * still counts, unless the request was sent again.
 */
export function useSend({ onSent, onFailed }: Outcome) {
  const [sending, setSending] = useState<Sending>('idle')
  // A double click comes before the button is inactive.
  const busy = useRef(false)
  const attempts = useRef(0)
  const send = useCallback(
    async (request: Fields, captchaToken: string) => {
      if (busy.current) return
      busy.current = true
      setSending('sending')
      attempts.current += 1
      const attempt = attempts.current
      const isLatest = () => attempt === attempts.current
      const isLeaving = watchUnload()
      const fail = (kind: FailureKind, line: string) => {
        busy.current = false
        console.error(line)
        setSending(kind)
        // A page that is left ends its requests: that says nothing about whether they arrived.
        if (!isLeaving()) onFailed()
      }
      const timer = setTimeout(() => {
        const failure = { kind: 'timeout', status: 0, text: 'No answer' } as const
        fail(failure.kind, failureLine(failure))
      }, longestWait)
      try {
        const { sendRequest } = await import('../mail/sendRequest.ts')
        await sendRequest(request, captchaToken)
        if (!isLatest()) return
        busy.current = false
        setSending('sent')
        onSent()
      } catch (reason) {
        const failure = failureOf(reason)
        if (isLatest() && busy.current) fail(failure.kind, failureLine(failure))
      } finally {
        clearTimeout(timer)
        isLeaving.end()
      }
    },
    [onSent, onFailed],
  )
  return { sending, send }
}
