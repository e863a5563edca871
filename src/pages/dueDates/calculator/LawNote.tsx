import { Trans } from '@lingui/react/macro'
import type { Invoice } from '../law/invoice.ts'
import type { DueDates } from '../law/terms.ts'
import { LimitRule } from './LimitNote.tsx'
import { Source } from './Source.tsx'

const lateAct = 'Late Payment of Commercial Debts (Interest) Act 1998'

function French({ term, sector, limit }: Invoice & Pick<DueDates, 'limit'>) {
  const article = (
    <Source of="FR">
      <Trans>article L. 441-10, I, du code de commerce</Trans>
    </Source>
  )
  // The maximum of the sector takes the place of the general one; where it counts, it is said with the due date.
  if (sector && term.kind !== 'none')
    return limit && limit !== 'notBeforeInvoice' ? (
      <Trans>Délai convenu.</Trans>
    ) : (
      <>
        <Trans>Délai convenu.</Trans>{' '}
        <LimitRule
          limit={sector === 'perishable' && term.kind === 'summary' ? 'perishableSummary' : sector}
        />
      </>
    )
  switch (term.kind) {
    case 'none':
      return (
        <Trans>
          Rien n’a été convenu : 30 jours après la réception des biens ou l’exécution de la prestation,{' '}
          {article}.
        </Trans>
      )
    case 'summary':
      return <Trans>Facture périodique : 45 jours au plus après son émission, {article}.</Trans>
    case 'endOfMonth':
      return <Trans>45 jours fin de mois au plus, si le contrat le stipule expressément : {article}.</Trans>
    default:
      return <Trans>Délai convenu, 60 jours au plus après l’émission de la facture : {article}.</Trans>
  }
}

function PublicBuyer({ law, buyer }: Invoice) {
  if (law === 'UK')
    return (
      <Trans>
        Acheteur public : 30 jours au plus, le jour de départ compris, <Source of="UK">{lateAct}</Source>,
        section 4.
      </Trans>
    )
  if (law === 'EU')
    return buyer === 'health' ? (
      <Trans>
        Établissement public de santé : jusqu’à 60 jours, <Source of="EU">directive 2011/7/UE</Source>,
        article 4, paragraphe 4 ; certains pays s’en tiennent à 30.
      </Trans>
    ) : (
      <Trans>
        Acheteur public : 30 jours après la réception de la facture, ou des biens si elle est postérieure,{' '}
        <Source of="EU">directive 2011/7/UE</Source>, article 4, paragraphe 3.
      </Trans>
    )
  const article = (
    <Source of="procurement">
      <Trans>articles R. 2192-10 et suivants du code de la commande publique</Trans>
    </Source>
  )
  return buyer === 'health' ? (
    <Trans>Établissement public de santé : 50 jours au plus après la demande de paiement, {article}.</Trans>
  ) : (
    <Trans>
      Acheteur public : 30 jours au plus après la demande de paiement, ou l’exécution si elle est postérieure,{' '}
      {article}.
    </Trans>
  )
}

/** The article of the law that allows a term, with a link to its text. */
export function LawNote({ invoice, from, limit }: { invoice: Invoice } & Pick<DueDates, 'from' | 'limit'>) {
  const { law, buyer, term } = invoice
  if (buyer !== 'business') return <PublicBuyer {...invoice} />
  if (law === 'FR') return <French {...invoice} limit={limit} />
  if (law === 'UK')
    return term.kind === 'none' ? (
      <Trans>
        Sans délai convenu, 30 jours à compter du jour, compris, de la prestation ou de la facture, le plus
        tardif : <Source of="UK">{lateAct}</Source>, section 4.
      </Trans>
    ) : (
      <Trans>
        Délai convenu, 60 jours au plus, sauf si un délai plus long reste équitable pour le fournisseur :{' '}
        <Source of="UK">{lateAct}</Source>, section 4.
      </Trans>
    )
  if (term.kind !== 'none')
    return (
      <Trans>
        Délai convenu, 60 jours au plus, sauf clause expresse qui n’est pas abusive :{' '}
        <Source of="EU">directive 2011/7/UE</Source>, article 3, paragraphe 5.
      </Trans>
    )
  return from === 'goods' ? (
    <Trans>
      Sans délai convenu, 30 jours après la réception des biens, postérieure à celle de la facture ou seule
      connue : <Source of="EU">directive 2011/7/UE</Source>, article 3, paragraphe 3.
    </Trans>
  ) : (
    <Trans>
      Sans délai convenu, 30 jours après la réception de la facture :{' '}
      <Source of="EU">directive 2011/7/UE</Source>, article 3, paragraphe 3.
    </Trans>
  )
}
