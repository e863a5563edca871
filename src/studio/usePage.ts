import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '../i18n/locales.ts'
import { localizePath } from '../i18n/paths.ts'
import type { Command } from './commands.ts'
import { isFrom, type Placement, type ToPage, type ToStudio } from './talk.ts'

export type Texts = Readonly<Record<string, string>>

type PageUse = {
  /** The language of the texts; pages in other languages are not changed. */
  locale: Locale
  /** The texts of the files and the texts to show, by message id. */
  filed: Texts
  texts: Texts
  onPick: (id: string) => void
  onCommand: (command: Command) => void
}

const differing = (texts: Texts, from: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([id, text]) => from[id] !== text))

/** The state of the page in the preview. */
export type PageState = {
  /** The bare address. */
  path: string
  locale: string
  /** The entries on it, in order. */
  present: readonly string[]
  /** How the selected entry appears on it. */
  placement: { id: string; placement: Placement } | undefined
  /** The time from a key press to the updated page, in milliseconds. */
  delay: number | undefined
}

const nowhere: PageState = { path: '/', locale: '', present: [], placement: undefined, delay: undefined }

/** The page in the frame: its state, and functions that control it. */
export function usePage(use: PageUse) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState(nowhere)
  const [picking, setPicking] = useState(true)
  const wanted = useRef<string>(undefined)
  const sentAt = useRef(0)
  const sent = useRef<Texts>(use.filed)
  const pageLocale = useRef('')
  const latest = useRef({ ...use, picking })
  latest.current = { ...use, picking }

  const tell = useCallback((message: ToPage) => {
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [])

  /** Sends texts to the page, and measures how long it takes to show them. */
  const preview = useCallback(
    (changed: Texts) => {
      if (pageLocale.current !== latest.current.locale) return
      sentAt.current = performance.now()
      sent.current = { ...sent.current, ...changed }
      tell({ type: 'texts', texts: changed })
    },
    [tell],
  )

  const show = useCallback(
    (id: string) => {
      wanted.current = id
      tell({ type: 'show', id })
    },
    [tell],
  )

  useEffect(() => {
    const hear = (data: ToStudio) => {
      switch (data.type) {
        case 'arrived':
          setState({ ...nowhere, path: data.path, locale: data.locale })
          pageLocale.current = data.locale
          sent.current = latest.current.filed
          tell({ type: 'picking', on: latest.current.picking })
          return preview(differing(latest.current.texts, latest.current.filed))
        case 'present':
          setState(now => ({ ...now, path: data.path, present: data.ids }))
          if (wanted.current && data.ids.includes(wanted.current)) {
            tell({ type: 'show', id: wanted.current })
            wanted.current = undefined
          }
          return
        case 'placed':
          return setState(now => ({ ...now, placement: data }))
        case 'rendered':
          return setState(now => ({ ...now, delay: performance.now() - sentAt.current }))
        case 'picked':
          return latest.current.onPick(data.id)
        case 'command':
          return latest.current.onCommand(data.command)
      }
    }
    const listen = (event: MessageEvent) => {
      if (isFrom(event, frame.current?.contentWindow ?? null)) hear(event.data as ToStudio)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [tell, preview])

  useEffect(() => {
    const changed = differing(use.texts, sent.current)
    if (Object.keys(changed).length > 0) preview(changed)
  }, [use.texts, preview])

  useEffect(() => tell({ type: 'picking', on: picking }), [picking, tell])

  const go = useCallback(
    (path: string, locale: Locale) => {
      const address = localizePath(path, locale)
      if (locale === pageLocale.current) tell({ type: 'go', path: address })
      else if (frame.current) frame.current.src = address
    },
    [tell],
  )
  return { frame, state, show, preview, go, picking, setPicking }
}
