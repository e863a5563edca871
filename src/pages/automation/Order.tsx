import { useLingui } from '@lingui/react/macro'
import { Pillars } from '../../components/section/Pillars.tsx'

/** What is automated, in the order in which one part rests on the other. */
export function Order() {
  const { t } = useLingui()
  return (
    <Pillars
      id="order"
      title={t`Cinq tâches, chacune appuyée sur la précédente.`}
      items={[
        {
          fact: t`9 comptes`,
          title: t({ message: `Relever`, comment: 'first of five: fetch bank statements' }),
          text: t`Les relevés arrivent en camt.053, MT940 ou CFONB120. Leur solde d’ouverture doit égaler la clôture de la veille.`,
        },
        {
          fact: t`1 192 sur 1 240`,
          title: t({ message: `Rapprocher`, comment: 'second of five: match lines with entries' }),
          text: t`1 010 lignes par règle 1/1, 130 en N/1 et 52 en N/N, soit 96,1 %. Les 48 autres attendent une personne.`,
        },
        {
          fact: t`Débit = crédit`,
          title: t({ message: `Comptabiliser`, comment: 'third of five: post entries' }),
          text: t`Une ligne rapprochée donne une écriture équilibrée, rangée dans le journal de sa banque jusqu’à l’export du soir.`,
        },
        {
          fact: t`13 semaines`,
          title: t({ message: `Prévoir`, comment: 'fourth of five: forecast cash' }),
          text: t`Le réel du matin remplace la prévision de la veille ; les alertes de seuil et de découvert se réévaluent avec elle.`,
        },
        {
          fact: t`48 virements`,
          title: t({ message: `Proposer`, comment: 'fifth of five: propose payments' }),
          text: t`Les échéances du lendemain forment un lot, tiers et RIB contrôlés. Il attend ses signataires.`,
        },
      ]}
    />
  )
}
