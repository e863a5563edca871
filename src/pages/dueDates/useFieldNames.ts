import { useLingui } from '@lingui/react/macro'
import type { EntryField } from '../../dueDates/entry.ts'

/** What the fields of an entry are called, to say which one is wrong. */
export function useFieldNames(): Record<EntryField, string> {
  const { t } = useLingui()
  const name = 'name of a field in a message about a row'
  return {
    law: t({ message: `Droit`, comment: name }),
    buyer: t({ message: `Client (type)`, comment: name }),
    sector: t({ message: `Secteur`, comment: name }),
    invoice: t({ message: `Date de facture`, comment: name }),
    received: t({ message: `Réception de la facture`, comment: name }),
    goods: t({ message: `Réception des biens`, comment: name }),
    amount: t({ message: `Montant`, comment: name }),
    currency: t({ message: `Devise`, comment: name }),
    term: t({ message: `Délai`, comment: name }),
    days: t({ message: `Jours`, comment: name }),
    method: t({ message: `Méthode`, comment: name }),
    rate: t({ message: `Taux`, comment: name }),
    paid: t({ message: `Paiement`, comment: name }),
    today: t({ message: `Aujourd’hui`, comment: name }),
    movesWeekends: t({ message: `Report au lundi`, comment: name }),
    fairTerm: t({ message: `Délai long équitable`, comment: name }),
  }
}
