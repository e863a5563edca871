import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What treasurers ask about position, forecast and pool. */
export function TreasuryQuestions() {
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
