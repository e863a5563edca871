import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Link } from '../../components/links.tsx'
import { Checks } from '../../components/section/Checks.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { Accounts } from './Accounts.tsx'
import { JournalScene } from './illustrations/journal/JournalScene.tsx'
import { Proof } from './Proof.tsx'

/** What accountants ask about the export. */
function Questions() {
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

/** What becomes an entry, and by which rules. */
function Postings() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="postings"
      space="normal"
      title={t`Ce qui devient une écriture, et selon quelle règle.`}
      lead={t`La banque donne une date, un montant et un libellé. Il manque le compte, le journal et la pièce : une règle écrite les ajoute, la même pour la même ligne, en août comme en décembre.`}
    >
      <Checks
        items={[
          t`Une référence reconnue désigne la facture : F-20871, au 411 du client`,
          t`Un virement qui règle deux factures donne trois lignes : 7 800,00 € au débit, 4 300,00 € et 3 500,00 € au crédit`,
          t`Un code d’opération ou un libellé désigne le compte : frais en 627, agios en 661`,
          t`Un virement entre deux comptes de la société passe par le 58, que le second relevé solde`,
          t`Une remise de chèques sans bordereau rapproché garde un compte à confirmer`,
        ]}
      />
      <Text tone="soft">
        <Trans>
          La facture vient des règles 1/1 et N/N du{' '}
          <Link to="/rapprochement-comptable">rapprochement comptable</Link>. Modifier une règle ou un compte
          est un changement de paramétrage : une seconde personne le valide avant qu’il ne s’applique.
        </Trans>
      </Text>
    </SplitSection>
  )
}

/** Accounting export: what becomes an entry, on which account, how it leaves and what remains as proof. */
export function AccountingExportPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/export-comptable"
        title={t`Une ligne de relevé, deux comptes, zéro ressaisie.`}
        lead={t`Le 28 août, Nordex Rail règle 18 240,00 € : le 512 au débit, le 411 au crédit, sa facture en pièce. Le journal du mois compte 1 204 écritures, et une seule attend encore son compte.`}
        picture={<JournalScene />}
      />

      <Postings />
      <Accounts />
      <Proof />
      <Questions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Exportez un premier journal de banque.</Trans>
      </ClosingBlock>
    </>
  )
}
