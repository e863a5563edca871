import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What treasurers and their auditors ask about schedule, thresholds and alerts. */
export function LiquidityQuestions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Questions de trésoriers et d’auditeurs.`}
      items={[
        {
          question: t`Un dépôt à terme de six mois est-il de la trésorerie ?`,
          answer: t`En principe non, au sens d’IAS 7 : les trois mois se comptent depuis l’acquisition, pas depuis la clôture. Souscrit le 14 avril, le dépôt de l’exemple échoit le 14 octobre ; fin septembre, à deux semaines de son terme, il reste un placement.`,
        },
        {
          question: t`Pourquoi deux alertes, seuil et découvert ?`,
          answer: t`Le seuil est votre marge : il laisse le temps de virer, de tirer sur une ligne ou de décaler un règlement. Le découvert commence à zéro, en date de valeur, et il porte intérêt. Dans l’exemple, l’alerte de seuil arrive quinze jours avant l’échéance qui la déclenche.`,
        },
        {
          question: t`Qui fixe les seuils ?`,
          answer: t`Vous. Toute modification du paramétrage doit être validée par une seconde personne. En mode silo, chaque entité a ses utilisateurs, ses tiers et ses banques, et des administrateurs globaux gèrent l’ensemble de façon centrale.`,
        },
        {
          question: t`D’où viennent les soldes de départ ?`,
          answer: (
            <Trans>
              Des <Link to="/releves-bancaires">relevés bancaires</Link> : camt.053, MT940 ou CFONB120 pour la
              veille, relevés infrajournaliers pour la journée en cours. Les flux attendus s’y ajoutent à leur
              date de valeur.
            </Trans>
          ),
        },
        {
          question: t`Que faire quand une alerte tombe ?`,
          answer: (
            <Trans>
              Chercher d’abord un excédent : la <Link to="/tresorerie">trésorerie</Link> propose le virement
              d’équilibrage. À défaut, tirer sur une ligne de crédit, ou décaler un règlement avec l’accord du
              fournisseur.
            </Trans>
          ),
        },
      ]}
    />
  )
}
