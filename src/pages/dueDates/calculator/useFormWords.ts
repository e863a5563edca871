import { useLingui } from '@lingui/react/macro'
import type { Law, Sector } from '../law/invoice.ts'
import type { FormEntries, TermChoice } from './formEntries.ts'

/** The labels of the form that follow the law or the buyer. */
export function useFormWords({ law, buyer }: FormEntries) {
  const { t } = useLingui()
  const currency = law === 'UK' ? '£' : '€'
  const laws: Record<Law, string> = {
    FR: t({ message: `France`, comment: 'whose law applies to the invoice' }),
    EU: t({
      message: `Autre pays de la zone euro (minimum de la directive)`,
      comment: 'whose law applies to the invoice',
    }),
    UK: t({ message: `Royaume-Uni`, comment: 'whose law applies to the invoice' }),
  }
  const terms: Record<TermChoice, string> = {
    sixty: t`60 jours date de facture`,
    monthEndLast:
      law === 'FR' || law === ''
        ? t`45 jours fin de mois : 45 jours + fin de mois`
        : t({
            message: `Jours, puis fin de mois`,
            comment: 'term of payment: days, then the end of that month',
          }),
    monthEndFirst: t`45 jours fin de mois : fin de mois + 45 jours`,
    summary: t`Facture périodique, 45 jours`,
    net: t`Nombre de jours convenu`,
    none: t`Rien de convenu, 30 jours`,
  }
  if (buyer === 'health')
    terms.none = law === 'FR' ? t`Rien de convenu, 50 jours` : t`Rien de convenu, 60 jours`
  const sectors: Record<Sector, string> = {
    transport: t`Transport, fret, location de véhicules`,
    perishable: t`Denrées périssables`,
    freshMeat: t`Bétail et viandes fraîches`,
    spirits: t`Spiritueux`,
    wine: t`Vins`,
  }
  const isFrenchBusiness = law === 'FR' && buyer === 'business'
  return {
    laws,
    chooseLaw: t({ message: `Choisissez un droit`, comment: 'first entry of the list of laws' }),
    terms,
    sectors,
    buyers: [
      { value: 'business', label: t({ message: `Entreprise`, comment: 'who owes' }) },
      { value: 'public', label: t({ message: `Acheteur public`, comment: 'who owes' }) },
      ...(law === 'UK'
        ? []
        : [{ value: 'health', label: t({ message: `Établissement public de santé`, comment: 'who owes' }) }]),
    ],
    amount: t({ message: `Montant TTC en ${currency}`, comment: 'amount of the invoice, with VAT' }),
    received:
      law === 'UK'
        ? t`Le jour où le client a connu le montant. Vide : à sa date.`
        : law === 'FR'
          ? t`Vide : à sa date. Si l’acheteur n’a constaté aucune date, c’est celle de la facture plus deux jours (article R. 2192-14).`
          : t`Vide : date inconnue, le délai part des biens ou de sa date.`,
    goods: isFrenchBusiness
      ? t`Livraison ou fin de la prestation, avant la facture ou après. Vide : le délai part de la facture.`
      : t`Ou acceptés, si le contrat prévoit une vérification. Vide : en même temps que la facture.`,
    rate:
      law === 'UK'
        ? t({ message: `Vide : Bank Rate + 8 points`, comment: 'hint under the agreed rate' })
        : isFrenchBusiness
          ? t({ message: `Vide : taux par défaut, BCE + 10 points`, comment: 'hint under the agreed rate' })
          : t({ message: `Vide : BCE + 8 points`, comment: 'hint under the agreed rate' }),
  }
}
