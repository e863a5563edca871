import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../../components/links.tsx'
import { ClosingBlock } from '../../../components/section/ClosingBlock.tsx'
import { Faq } from '../../../components/section/Faq.tsx'
import { Source } from './Source.tsx'

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
                ou au 1er juillet, plus dix points en France, plus huit ailleurs dans la zone euro. Au
                Royaume-Uni, et pour les acheteurs publics français, le taux du semestre où l’intérêt commence
                à courir reste le même jusqu’au paiement. Hors de la zone euro (Pologne, Suède, Tchéquie,
                Hongrie, Roumanie, Danemark), chaque pays a son taux de référence : l’outil ne les couvre pas.
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
            question: t`Et si le client ne paie toujours pas ?`,
            answer: (
              <Trans>
                En France, trois voies rapides. Depuis le 25 avril 2026, un commissaire de justice recouvre{' '}
                <Source of="recovery">sans juge une créance commerciale incontestée</Source>, facturée entre
                commerçants, sans plafond (loi n° 2026-307, articles L. 126-1 et suivants du code des
                procédures civiles d’exécution) : commandement de payer, un mois pour payer ou contester, puis
                un titre que le greffe rend exécutoire. Il y a aussi la procédure simplifiée jusqu’à 5 000 €,
                et l’injonction de payer ; rendue depuis le 1er septembre 2026, l’ordonnance se signifie{' '}
                <Source of="order">dans les trois mois</Source>.
              </Trans>
            ),
          },
          {
            question: t`Que ne sait-il pas ?`,
            answer: (
              <Trans>
                Les jours fériés, les accords de branche, les entreprises publiques, l’outre-mer et le grand
                export (<Source of="sectors">articles L. 441-12 et L. 441-13</Source>), les lois nationales
                plus favorables au créancier que la directive, les procédures collectives. Au Royaume-Uni, un{' '}
                <Source of="reform">projet de loi</Source> déposé le 19 mai 2026 plafonnerait les délais à 60
                jours ; il n’est pas pris en compte. L’outil donne un calcul à vérifier ; il n’est pas un
                conseil juridique.
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
