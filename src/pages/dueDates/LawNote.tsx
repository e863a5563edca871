import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Law, Term } from '../../dueDates/terms.ts'
import { sources } from './sources.ts'

const Source = ({ of, children }: { of: Law; children: ReactNode }) => (
  <a href={sources[of]} target="_blank" rel="noopener">
    {children}
  </a>
)

function European({ isAgreed }: { isAgreed: boolean }) {
  return isAgreed ? (
    <Trans>
      Délai convenu, 60 jours au plus, sauf clause expresse qui n’est pas abusive :{' '}
      <Source of="eu">directive 2011/7/UE</Source>, article 3, paragraphe 5.
    </Trans>
  ) : (
    <Trans>
      Sans délai convenu, 30 jours : <Source of="eu">directive 2011/7/UE</Source>, article 3, paragraphe 3.
    </Trans>
  )
}

function British({ isAgreed }: { isAgreed: boolean }) {
  return isAgreed ? (
    <Trans>
      Délai convenu, 60 jours au plus, sauf si un délai plus long reste équitable pour le fournisseur :{' '}
      <Source of="uk">Late Payment of Commercial Debts (Interest) Act 1998</Source>, section 4.
    </Trans>
  ) : (
    <Trans>
      Sans délai convenu, 30 jours :{' '}
      <Source of="uk">Late Payment of Commercial Debts (Interest) Act 1998</Source>, section 4.
    </Trans>
  )
}

function French({ term }: { term: Term }) {
  const article = (
    <Source of="france">
      <Trans>article L. 441-10, I, du code de commerce</Trans>
    </Source>
  )
  switch (term) {
    case 'none':
      return <Trans>Rien n’a été convenu : 30 jours après la réception ou la prestation, {article}.</Trans>
    case 'summary':
      return <Trans>Facture périodique : 45 jours au plus après son émission, {article}.</Trans>
    case 'monthEndFirst':
    case 'monthEndLast':
      return <Trans>45 jours fin de mois, si le contrat le stipule expressément : {article}.</Trans>
    default:
      return <Trans>Délai convenu, 60 jours au plus après l’émission de la facture : {article}.</Trans>
  }
}

/** The article of the law that allows a term, with a link to its text. */
export function LawNote({ law, term }: { law: Law; term: Term }) {
  if (law === 'eu') return <European isAgreed={term !== 'none'} />
  if (law === 'uk') return <British isAgreed={term !== 'none'} />
  return <French term={term} />
}
