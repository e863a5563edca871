import { useLingui } from '@lingui/react/macro'
import type { CsvHead, FileWords, KindWords } from '../formats/export.ts'

/** The names of columns, and what a movement is besides a movement. */
export function useMovementWords(): FileWords {
  const { t } = useLingui()
  const head: CsvHead = {
    account: t`Compte`,
    currency: t`Devise`,
    booked: t({ message: `Comptabilisé`, comment: 'head of a column: booking date' }),
    valued: t({ message: `Valeur`, comment: 'head of a column: value date' }),
    amount: t`Montant`,
    batchAmount: t({ message: `Montant dans le lot`, comment: 'amount of one transaction of a batch' }),
    counterparty: t({ message: `Tiers`, comment: 'head of a column: the other party' }),
    text: t({ message: `Libellé`, comment: 'head of a column: what a movement is about' }),
    references: t`Références`,
    code: t({ message: `Code`, comment: 'head of a column: the bank’s code for the kind of movement' }),
    kind: t({ message: `Nature`, comment: 'head of a column: fee, reversal, pending, partly read' }),
  }
  const kinds: KindWords = {
    isFee: t({ message: `frais`, comment: 'label of a movement' }),
    isReversal: t({ message: `extourne`, comment: 'label of a movement: a reversal' }),
    isPending: t({ message: `en attente`, comment: 'label of a movement: not booked yet' }),
    isPartial: t({ message: `lu en partie`, comment: 'label of a movement: a value was unreadable' }),
  }
  return { head, kinds, unnamed: t`Compte sans numéro` }
}
