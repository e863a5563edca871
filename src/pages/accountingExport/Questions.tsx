import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What accountants ask about the export. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Questions de chefs comptables.`}
      items={[
        {
          question: t`La plateforme produit-elle le FEC ?`,
          answer: t`Non. Le FEC reprend tous les journaux, achats et ventes compris : il vient de votre logiciel comptable. L’export lui apporte les écritures de banque, avec leur pièce et sa date.`,
        },
        {
          question: t`Que devient une ligne que personne ne reconnaît ?`,
          answer: t`Deux usages existent. La retenir jusqu’à confirmation, comme la remise 00412 du journal ci-dessus : le grand livre reste propre. Ou la passer en compte d’attente 471 : le 512 suit la banque jour après jour, et le 471 se solde avant la clôture.`,
        },
        {
          question: t`Une remontée de cash pooling passe-t-elle par le 58 ?`,
          answer: t`Oui entre deux comptes d’une même société, non entre deux sociétés. La remontée vers le compte pivot d’une autre entité crée une créance et une dette : elle s’inscrit de chaque côté au compte courant intragroupe, selon la convention de trésorerie.`,
        },
        {
          question: t`Faut-il attendre la fin du mois pour exporter ?`,
          answer: (
            <Trans>
              Rien ne l’impose. Exporté chaque soir, le journal ne laisse que les comptes du jour à
              confirmer ; exporté en fin de mois, il les réunit tous au moment où le temps manque. La période,
              elle, se ferme au <Link to="/rapprochement-comptable">rapprochement</Link>.
            </Trans>
          ),
        },
        {
          question: t`Comment fait une filiale étrangère sans compte 512 ?`,
          answer: t`Elle garde son propre plan de comptes : une règle désigne un compte, quel que soit son numéro. En mode silo, chaque entité a ses utilisateurs, ses tiers et ses banques, et des administrateurs globaux gèrent l’ensemble.`,
        },
      ]}
    />
  )
}
