import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Checks } from '../../components/section/Checks.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Text } from '../../ui/Text.tsx'

/** What becomes an entry, and by which rules. */
export function Postings() {
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
