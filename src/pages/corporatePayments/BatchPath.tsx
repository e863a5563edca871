import { Trans, useLingui } from '@lingui/react/macro'
import { batch, officerThreshold } from '../../components/illustrations/cast.ts'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { TextLink } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../components/ui/FactList.tsx'

/** The six stages of a payment, told by the batch that the picture shows. */
export function BatchPath() {
  const { t } = useLingui()
  const { money, number, day } = useFormat()
  const { bank, change, name, transfers } = batch
  const total = money(batch.total)
  const execution = day(batch.execution)
  const changed = day(change.day)
  const threshold = number(officerThreshold)
  return (
    <SplitSection
      id="path"
      title={t`Six étapes, un seul lot.`}
      lead={
        <Trans comment="name: of a payment batch, SEPA 2291">
          Suivez le lot {name} du groupe fictif Arvenne : {transfers} virements fournisseurs, {total},
          exécution le {execution}.
        </Trans>
      }
      action={<TextLink to="/outils/verificateur-paiements">{t`Vérifier un fichier de paiements`}</TextLink>}
    >
      <FactList
        items={[
          {
            term: t({ message: `1. Entrée`, comment: 'first of six stages of a payment batch' }),
            detail: t`Les factures à payer arrivent de l’ERP par fichier ou se saisissent à l’écran. La forme de chaque IBAN est contrôlée avant que le lot avance.`,
          },
          {
            term: t({ message: `2. Validation`, comment: 'second of six stages of a payment batch' }),
            detail: t`Le circuit est celui de l’entité qui paie. Les coordonnées bancaires de Lumen Capteurs ont changé le ${changed} : Julie Bélanger a validé les nouvelles, puis Louis Roy.`,
          },
          {
            term: t({
              message: `3. Vérification`,
              comment: 'third of six stages of a payment batch: verification of payee',
            }),
            detail: t`Depuis octobre 2025, la banque compare nom et IBAN avant la signature (VoP), sur demande pour un lot signé chez vous. Ce qui ne concorde pas sort du lot, et une seconde personne décide de la suite.`,
          },
          {
            term: t({ message: `4. Signature`, comment: 'fourth of six stages of a payment batch' }),
            detail: t`Au-delà de ${threshold} €, il faut deux signatures, dont celle d’un membre de la direction. Hélène Vasseur a signé à 10 h 18 ; le lot attend Marc Tremblay.`,
          },
          {
            term: t({ message: `5. Transmission`, comment: 'fifth of six stages of a payment batch' }),
            detail: t`Signé deux fois, le lot part vers ${bank} par EBICS, en pain.001, le message ISO 20022 du virement.`,
          },
          {
            term: t({ message: `6. Accusé`, comment: 'last of six stages of a payment batch' }),
            detail: t`La banque répond en deux temps : l’accusé de transport EBICS (HAC), puis le pain.002, qui accepte ou rejette.`,
          },
        ]}
      />
    </SplitSection>
  )
}
