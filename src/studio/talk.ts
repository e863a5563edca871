import type { Command } from './commands.ts'

/** How a text stands in the page: what was measured of one entry. */
export type Placement = {
  /** In how many places of the page it stands. */
  places: number
  /** Where it stands when it is not text that shows. */
  kind: 'text' | 'label' | 'head' | 'hidden' | 'none'
  /** Whether it runs over the box that holds it, or out of the page. */
  overflows: boolean
}

/** What the studio tells the page that it shows. */
export type ToPage =
  | { type: 'texts'; texts: Record<string, string> }
  | { type: 'show'; id: string }
  | { type: 'picking'; on: boolean }
  | { type: 'go'; path: string }

/** What the page tells the studio. */
export type ToStudio =
  | { type: 'arrived'; locale: string; path: string }
  | { type: 'present'; path: string; ids: string[] }
  | { type: 'picked'; id: string }
  | { type: 'placed'; id: string; placement: Placement }
  /** What was sent as `texts` is what the page shows now. */
  | { type: 'rendered' }
  /** A key was pressed in the page that is a command of the studio. */
  | { type: 'command'; command: Command }

/** Whether a message comes from a page of this site in that window; the page's own tools send some, too. */
export const isFrom = (event: MessageEvent, sender: Window | null): boolean =>
  event.source === sender && event.origin === location.origin && typeof event.data?.type === 'string'
