import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Link } from '../../components/links.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { Balancing } from './Balancing.tsx'
import { BalancingExample } from './BalancingExample.tsx'
import { Forecasts } from './Forecasts.tsx'

/** What treasurers ask about position, forecast and pool. */
function TreasuryQuestions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Ce que demandent les trésoriers.`}
      items={[
        {
          question: t`Pourquoi la position diffère-t-elle du solde comptable ?`,
          answer: t`Trois soldes coexistent pour un même jour : celui de la comptabilité, celui que la banque a inscrit, celui en date de valeur. Un chèque remis ou un virement émis la veille passe de l’un à l’autre à des dates différentes. La position retient la date de valeur, la seule qui compte pour les intérêts.`,
        },
        {
          question: t`Comment additionner des comptes en plusieurs devises ?`,
          answer: t`Chaque compte garde sa devise ; la consolidation convertit au cours du jour. À 0,9352 CHF pour un euro, 812 400 CHF comptent ainsi pour 868 691,19 € dans la position du groupe.`,
        },
        {
          question: t`Un virement d’équilibrage part-il tout seul ?`,
          answer: (
            <Trans>
              Non. La proposition donne le compte de départ, le compte d’arrivée et le montant. Le virement
              suit ensuite le circuit de validation, les paliers et les signatures de vos{' '}
              <Link to="/paiements">paiements</Link>.
            </Trans>
          ),
        },
        {
          question: t`Le pooling notionnel dispense-t-il de virements ?`,
          answer: (
            <Trans>
              Oui : la banque calcule les intérêts sur la somme des soldes, sans déplacer les fonds. Selon le
              pays et la banque, il est limité ou absent, et il suppose des garanties croisées. La remontée à
              zéro ou à solde cible déplace les fonds et crée des comptes courants entre sociétés, suivis dans
              la <Link to="/gestion-liquidite">gestion de la liquidité</Link>.
            </Trans>
          ),
        },
      ]}
    />
  )
}

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
            text: t`Un virement SEPA ordinaire atteint la banque du bénéficiaire au plus tard le jour ouvré suivant (DSP2, art. 83). Le débit compte le jour où il a lieu, le crédit au plus tard ce jour-là : un même virement porte deux dates.`,
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
