import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { group } from '../../illustrations/cast.ts'
import { Text } from '../../ui/Text.tsx'

/** Groups: what each entity has for itself, who manages them all, and how settings change. */
export function Silo() {
  const { t } = useLingui()
  const { entities } = group
  return (
    <SplitSection
      id="silo"
      title={t`Chaque entité chez elle, le groupe au-dessus.`}
      lead={t`En mode silo, chaque entité a ses propres utilisateurs, ses propres tiers et ses propres banques.`}
    >
      <Text tone="soft">
        <Trans comment="Arvenne is a fictional group, Arvenne Logistique one of its companies">
          Arvenne compte {entities} entités. Le comptable d’Arvenne Logistique prépare ses lots avec ses
          fournisseurs et ses comptes, sans accès à ceux des autres. Des administrateurs globaux gèrent
          l’ensemble depuis un point central : les entités, leurs utilisateurs, leurs banques.
        </Trans>
      </Text>
      <Text tone="soft">
        <Trans>
          Toute modification du paramétrage doit être validée par une seconde personne. Relever un seuil,
          ajouter un signataire, changer un droit : l’un propose, un autre valide, comme pour un lot. Le
          principe des quatre yeux est détaillé à la page{' '}
          <Link to="/lutte-contre-fraude">Lutte contre la fraude</Link>, les signataires déclarés aux banques
          à la page <Link to="/pouvoirs-bancaires">Pouvoirs bancaires</Link>.
        </Trans>
      </Text>
    </SplitSection>
  )
}
