import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { Balancing } from './Balancing.tsx'
import { BalancingExample } from './BalancingExample.tsx'
import { Forecasts } from './Forecasts.tsx'
import { TreasuryQuestions } from './TreasuryQuestions.tsx'

/** Treasury: forecasts and reports, then balancing and pooling, each with its scene; three rules and an example. */
export function TreasuryPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/tresorerie"
        demo={false}
        title={t`Vendredi soir, aucun compte débiteur à côté d’un excédent.`}
        lead={t`Les relevés du matin donnent une position en date de valeur. Les prévisions la prolongent, l’équilibrage propose les virements, le cash pooling en fait une règle quotidienne.`}
      />
      <Forecasts />

      <Balancing />
      <Pillars
        id="pillars"
        title={t`Trois règles avant le premier virement.`}
        items={[
          {
            fact: t({ message: `J+1`, comment: 'the business day after the payment order' }),
            title: t({ message: `Dater`, comment: 'first of three rules: put the right date on a flow' }),
            text: t`Un virement SEPA ordinaire atteint la banque du bénéficiaire au plus tard le jour ouvré suivant (DSP2, art. 83). La position le compte ce jour-là, pas le jour de l’ordre.`,
          },
          {
            fact: t`13 semaines`,
            title: t({ message: `Prévoir`, comment: 'second of three rules: forecast' }),
            text: t`La méthode directe tient du jour au trimestre. Au-delà, les factures n’existent pas encore : la méthode indirecte part du résultat et de la variation du BFR.`,
          },
          {
            fact: t({ message: `Zéro ou cible`, comment: 'the two balances an account may be swept to' }),
            title: t({ message: `Équilibrer`, comment: 'third of three rules: balance accounts' }),
            text: t`Chaque compte a sa règle, remonter à zéro ou garder un solde choisi. Une seconde personne valide toute modification de ce paramétrage.`,
          },
        ]}
      />
      <BalancingExample />
      <TreasuryQuestions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Équilibrez trois de vos comptes avec nous.</Trans>
      </ClosingBlock>
    </>
  )
}
