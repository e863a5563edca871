import { useLingui } from '@lingui/react/macro'
import { Pillars } from '../../components/section/Pillars.tsx'
import { contestMonths, idleMonths, later, refundWeeks } from '../../illustrations/mandate/deadlines.ts'
import { collection } from '../../illustrations/mandate/mandates.ts'
import { useFormat } from '../../illustrations/parts/useFormat.ts'

const long = { dateStyle: 'long' } as const

/** What stays open after a due date: refund, contestation, and the end of a mandate that isn't used. */
export function Deadlines() {
  const { t } = useLingui()
  const { day } = useFormat()
  const due = day(collection.due)
  const refund = day(later(collection.due, { days: 7 * refundWeeks }), long)
  const contest = day(later(collection.due, { months: contestMonths }), long)
  const end = day(later(collection.due, { months: idleMonths }), long)
  return (
    <Pillars
      id="deadlines"
      title={t`Après le ${due}, trois délais courent.`}
      items={[
        {
          fact: t`${refundWeeks} semaines`,
          title: t`Remboursement sans motif`,
          text: t`En schéma Core, le débiteur peut se faire rembourser un débit pourtant autorisé jusqu’au ${refund}. Le schéma B2B n’ouvre pas ce droit.`,
        },
        {
          fact: t`${contestMonths} mois`,
          title: t`Débit non autorisé`,
          text: t`Jusqu’au ${contest}, il peut soutenir qu’il n’a rien autorisé. Le mandat archivé, avec sa date et sa signature, est alors votre réponse.`,
        },
        {
          fact: t`${idleMonths} mois`,
          title: t`Mandat caduc`,
          text: t`Sans nouveau prélèvement, le mandat s’éteint le ${end}. Le compte part de la dernière échéance présentée, même rejetée.`,
        },
      ]}
    />
  )
}
