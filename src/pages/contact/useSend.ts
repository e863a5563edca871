import { useCallback, useRef, useState } from 'react'
import { type FailureKind, failureLine, failureOf } from '../../mail/failure.ts'
import type { Fields } from '../../mail/fields.ts'

/** The progress of sending. */
export type Sending = 'idle' | 'sending' | 'sent' | FailureKind

/** Sends a request, one at a time; resolves to whether it succeeded. */
export function useSend(): { sending: Sending; send: (request: Fields) => Promise<boolean> } {
  const [sending, setSending] = useState<Sending>('idle')
  // A double click comes before the button is disabled.
  const busy = useRef(false)
  const send = useCallback(async (request: Fields) => {
    if (busy.current) return false
    busy.current = true
    setSending('sending')
    try {
      const { sendRequest } = await import('../../mail/sendRequest.ts')
      await sendRequest(request)
      setSending('sent')
      return true
    } catch (reason) {
      const failure = failureOf(reason)
      console.error(failureLine(failure))
      setSending(failure.kind)
      return false
    } finally {
      busy.current = false
    }
  }, [])
  return { sending, send }
}
