import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { idleMonths } from './illustrations/mandate/deadlines.ts'
import { collection, lapsed, voidSince } from './illustrations/mandate/mandates.ts'

const long = { dateStyle: 'long' } as const

/** Second subsection: the batch of the picture, which one void mandate holds up. */
export function Blocking() {
  const { t } = useLingui()
  const { day, money, number } = useFormat()
  const { ready, debits, total } = collection
  const due = day(collection.due, long)
  const last = day(lapsed.lastDue, long)
  const end = day(voidSince, long)
  const { reference } = lapsed
  return (
    <SplitSection
      id="blocking"
      title={t`La remise s’arrête chez vous, pas à la banque.`}
      lead={t`Une remise de prélèvements est bloquée tant qu’un tiers ou un mandat n’y est pas valide. Un seul suffit, sur 38 comme sur 3 800.`}
    >
      <Table
        caption={t`La remise du ${due}, à titre d’exemple`}
        head={[t`Prélèvements`, t`Nombre`, t`Montant`, t`Ce qu’il reste à faire`]}
        rows={[
          [
            t({ message: `Prêts`, comment: 'direct debits that are ready' }),
            number(ready.debits),
            money(ready.amount),
            t`Rien : tiers et mandats valides`,
          ],
          [
            t({ message: `Bloqué`, comment: 'a direct debit that is blocked' }),
            number(1),
            money(lapsed.amount),
            t`Écarter, ou faire signer`,
          ],
          [
            t({ message: `Remise`, comment: 'the batch of direct debits as a whole' }),
            number(debits),
            money(total),
            t`Transmettre`,
          ],
        ]}
      />
      <Text size="small" tone="soft">
        {t`Le mandat ${reference} a servi pour la dernière fois à l’échéance du ${last}. Après ${idleMonths} mois sans prélèvement, il est caduc le ${end}, un mois avant la remise. Le présenter quand même, ce serait prélever sans mandat.`}
      </Text>
    </SplitSection>
  )
}
