import type { Command } from './commands.ts'

/** How the text of an entry appears on the page. */
export type Placement = {
  /** The number of places on the page. */
  places: number
  /** Where it is, if it is not visible text. */
  kind: 'text' | 'label' | 'head' | 'hidden' | 'none'
  /** Whether it overflows its box or the page. */
  overflows: boolean
}

/** Messages from the studio to the preview. */
export type ToPage =
  | { type: 'texts'; texts: Record<string, string> }
  | { type: 'show'; id: string }
  | { type: 'picking'; on: boolean }
  | { type: 'go'; path: string }

/** Messages from the preview to the studio. */
export type ToStudio =
  | { type: 'arrived'; locale: string; path: string }
  | { type: 'present'; path: string; ids: string[] }
  | { type: 'picked'; id: string }
  | { type: 'placed'; id: string; placement: Placement }
  /** The page shows the `texts` that were sent. */
  | { type: 'rendered' }
  /** A shortcut of the studio was pressed inside the page. */
  | { type: 'command'; command: Command }

/** Whether a message comes from a page of this site in that window; other tools in the page send messages, too. */
export const isFrom = (event: MessageEvent, sender: Window | null): boolean =>
  event.source === sender && event.origin === location.origin && typeof event.data?.type === 'string'
