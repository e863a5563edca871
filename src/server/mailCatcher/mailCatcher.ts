import type { Handler } from '../visit.ts'
import type { BodyLimits } from './readBody.ts'
import { receive } from './receive.ts'
import { show } from './show.ts'

/** The local outbox: takes what the contact form sends, and shows it. */
export type Outbox = { receive: Handler; show: Handler }

/** An outbox that keeps its messages in `folder`, which is made with the first of them. */
export const outboxIn = (folder: string, limits?: Partial<BodyLimits>): Outbox => ({
  receive: receive(folder, limits),
  show: show(folder),
})
