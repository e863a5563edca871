import type { PrecacheEntry } from '../../src/offline/worker/messages.ts'

/** The precache manifest in the text of a built worker, parsed and as it stands there. */
export function manifestOf(worker: string): { entries: PrecacheEntry[]; json: string } {
  const [json = ''] = /\[\{"integrity":"sha256-.*?\}\]/.exec(worker) ?? []
  return { entries: JSON.parse(json), json }
}
