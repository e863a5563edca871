import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { sources } from './sources.ts'

/** How the calculator counts, as questions and answers; then the end of the page. */
export function Rules() {
  const { t } = useLingui()
  return (
    <>
      <Faq
        title={t`Comment l’outil compte.`}
        items={[
          {
            question: t`Pourquoi deux façons de compter 45 jours fin de mois ?`,
            answer: (
              <Trans>
                Le code de commerce ne dit pas si la fin du mois vient avant ou après les 45 jours. Facture du
                15 janvier 2025 : fin de mois d’abord, le 17 mars ; 45 jours d’abord, le 31 mars. Le contrat
                doit dire laquelle des deux s’applique. L’article{' '}
                <Link to="/blog-post-{$id}" params={{ id: 'delais-de-paiement' }}>
                  sur les délais de paiement
                </Link>{' '}
                le montre dans un tableau.
              </Trans>
            ),
          },
          {
            question: t`Quel taux pour un retard à cheval sur deux semestres ?`,
            answer: (
              <Trans>
                En France et selon la directive, chaque semestre a son taux : celui de la BCE au 1er janvier
                ou au 1er juillet, plus dix points en France, plus huit ailleurs dans l’Union. Au Royaume-Uni,
                le taux du semestre où l’intérêt commence à courir reste le même jusqu’au paiement.
              </Trans>
            ),
          },
          {
            question: t`Sur combien de jours, et sur quel montant ?`,
            answer: (
              <Trans>
                Du lendemain de l’échéance au jour du paiement compris, sur le montant TTC, à raison d’une
                année de 365 jours. L’intérêt de chaque semestre est arrondi au centime ; il n’y a pas
                d’intérêt sur l’intérêt.
              </Trans>
            ),
          },
          {
            question: t`Que ne sait-il pas ?`,
            answer: (
              <Trans>
                Les délais propres à certains secteurs en France (
                <a href={sources.sectors} target="_blank" rel="noopener">
                  article L. 441-11
                </a>
                ), les marchés publics, les jours fériés et les lois nationales plus favorables au créancier
                que la directive. Il donne un ordre de grandeur à vérifier ; il n’est pas un conseil
                juridique.
              </Trans>
            ),
          },
        ]}
      />
      <ClosingBlock secondary={{ to: '/tresorerie', label: <Trans>Voir la trésorerie</Trans> }}>
        <Trans>Vos échéances de la semaine, sur une seule ligne.</Trans>
      </ClosingBlock>
    </>
  )
}
