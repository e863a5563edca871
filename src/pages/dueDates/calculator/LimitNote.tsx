import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { DueDates, Limit } from '../law/terms.ts'
import { Source } from './Source.tsx'

const Sector = ({ item }: { item: string }) => (
  <Source of="sectors">
    <Trans>article L. 441-11, II, {item}, du code de commerce</Trans>
  </Source>
)

/** What the law allows at most, with its article. */
export function LimitRule({ limit }: { limit: Limit }) {
  switch (limit) {
    case 'sixtyDays':
      return <Trans>La loi n’admet pas plus de 60 jours après l’émission de la facture.</Trans>
    case 'endOfMonth':
      return <Trans>La loi n’admet pas plus de 45 jours fin de mois.</Trans>
    case 'summary':
      return <Trans>Pour une facture périodique, la loi n’admet pas plus de 45 jours.</Trans>
    case 'transport':
      return (
        <Trans>
          Transport : 30 jours au plus après l’émission de la facture, <Sector item="5°" />.
        </Trans>
      )
    case 'perishable':
      return (
        <Trans>
          Produits périssables : 30 jours au plus après la livraison, <Sector item="1°" />.
        </Trans>
      )
    case 'perishableSummary':
      return (
        <Trans>
          Produits périssables, facture périodique : 30 jours au plus après la décade de livraison,{' '}
          <Sector item="1°" />.
        </Trans>
      )
    case 'freshMeat':
      return (
        <Trans>
          Bétail et viandes fraîches : 20 jours au plus après la livraison, <Sector item="2°" />.
        </Trans>
      )
    case 'spirits':
      return (
        <Trans>
          Spiritueux : 30 jours au plus après la fin du mois de livraison, <Sector item="3°" />.
        </Trans>
      )
    case 'wine':
      return (
        <Trans>
          Vins : 60 jours au plus après l’émission de la facture, <Sector item="4°" />.
        </Trans>
      )
    case 'sixtyUnlessFair':
      return (
        <Trans>
          Plus de 60 jours ne valent que s’ils sont convenus expressément et ne lèsent pas manifestement le
          créancier ; sinon les intérêts partent de cette date.
        </Trans>
      )
    case 'notBeforeInvoice':
      return <Trans>La facture est venue après son échéance : les intérêts ne partent pas avant elle.</Trans>
    default:
      return <Trans>Un acheteur public ne peut pas convenir d’un délai plus long.</Trans>
  }
}

/** Says the due date that was agreed, and why another one counts. */
export function LimitNote({
  due,
  limit,
  isAgreed,
}: Pick<DueDates, 'due'> & { limit: Limit; isAgreed: boolean }) {
  const day = formatDay(due, useLocale())
  return (
    <>
      {isAgreed ? (
        <Trans>Échéance convenue : le {day}.</Trans>
      ) : (
        <Trans>Échéance sans cette règle : le {day}.</Trans>
      )}{' '}
      <LimitRule limit={limit} />
    </>
  )
}
