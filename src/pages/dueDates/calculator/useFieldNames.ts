import { useLingui } from '@lingui/react/macro'
import type { EntryField } from '../law/entry.ts'

/** What the fields of an entry are called, to say which one is wrong. */
export function useFieldNames(): Record<EntryField, string> {
  const { t } = useLingui()
  return {
    law: t({ message: `Droit`, comment: 'name of a field in a message about a row' }),
    buyer: t({ message: `Client (type)`, comment: 'name of a field in a message about a row' }),
    sector: t({ message: `Secteur`, comment: 'name of a field in a message about a row' }),
    invoice: t({ message: `Date de facture`, comment: 'name of a field in a message about a row' }),
    received: t({ message: `Réception de la facture`, comment: 'name of a field in a message about a row' }),
    goods: t({ message: `Réception des biens`, comment: 'name of a field in a message about a row' }),
    amount: t({ message: `Montant`, comment: 'name of a field in a message about a row' }),
    currency: t({ message: `Devise`, comment: 'name of a field in a message about a row' }),
    term: t({ message: `Délai`, comment: 'name of a field in a message about a row' }),
    days: t({ message: `Jours`, comment: 'name of a field in a message about a row' }),
    method: t({ message: `Méthode`, comment: 'name of a field in a message about a row' }),
    rate: t({ message: `Taux`, comment: 'name of a field in a message about a row' }),
    paid: t({ message: `Paiement`, comment: 'name of a field in a message about a row' }),
    today: t({ message: `Aujourd’hui`, comment: 'name of a field in a message about a row' }),
    movesWeekends: t({ message: `Report au lundi`, comment: 'name of a field in a message about a row' }),
    fairTerm: t({ message: `Délai long équitable`, comment: 'name of a field in a message about a row' }),
  }
}
