import { msg } from '@lingui/core/macro'
import type { Topic } from '../../content/types.ts'

/** The topics of the blog with their translated names. */
export const topicLabels = {
  treasury: msg`Trésorerie`,
  risk: msg`Risque et conformité`,
  banking: msg`Banques et formats`,
  cases: msg`Témoignages`,
} as const satisfies Record<Topic, unknown>
