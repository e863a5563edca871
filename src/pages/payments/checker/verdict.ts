import type { StatusIconName } from '../../../components/ui/StatusIcon.tsx'
import type { ReportSummary } from '../checks/listPayments.ts'

/** What would become of a file: it passes, with remarks or without, or all or some of it is refused. */
export type Outcome = 'accepted' | 'warned' | 'payments' | 'file'

export function outcomeOf({ verdict, totals }: ReportSummary): Outcome {
  if (verdict !== 'rejected') return verdict
  return totals.file > 0 ? 'file' : 'payments'
}

export const outcomeIcon: Record<Outcome, StatusIconName> = {
  accepted: 'positive',
  warned: 'draft',
  payments: 'critical',
  file: 'critical',
}
