import { relative } from 'node:path'
import type { HotPayload, ViteDevServer } from 'vite'

/**
 * Has the page in the frame alone loaded anew when content was compiled again: the studio around it would lose what is
 * open. Where its code changed, everything is loaded anew as ever.
 */
export function reloadPageAlone({ ws, config }: ViteDevServer): void {
  const send = ws.send.bind(ws) as (first: HotPayload | string, data?: unknown) => void
  const isOfContent = (payload: HotPayload | string) =>
    typeof payload === 'object' &&
    payload.type === 'full-reload' &&
    !relative(config.root, payload.triggeredBy ?? config.root).startsWith('src')
  ws.send = (first: HotPayload | string, data?: unknown) =>
    isOfContent(first) ? send('studio:reload') : send(first, data)
}
