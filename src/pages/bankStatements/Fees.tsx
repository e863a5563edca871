import { Trans, useLingui } from '@lingui/react/macro'
import { DemoButton } from '../../components/DemoButton.tsx'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { Checks } from '../../components/section/Checks.tsx'
import { Feature } from '../../components/section/Feature.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { FeesScene } from './illustrations/fees/FeesScene.tsx'
import { invoice, overcharged } from './illustrations/fees/fees.ts'

/** Bank fees and dashboards: the contract beside the invoice, with the sum of the picture. */
export function Fees() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const { quantity = 0, agreed = 0, charged = 0 } = overcharged ?? {}
  const count = number(quantity)
  const more = money(charged - agreed)
  const month = money(invoice.difference)
  const year = money(12 * invoice.difference)
  return (
    <Section space="end" labelledBy="fees">
      <Wrap>
        <Feature
          id="fees"
          title={t`Le contrat en face de la facture.`}
          lead={
            <Trans>
              Un tarif bancaire se négocie une fois et se prélève tous les mois, en lignes trop petites pour
              être relues. Ici, {count} virements à {more} de trop font {month} sur le mois, {year} sur douze
              mois semblables.
            </Trans>
          }
          action={<DemoButton tone="secondary" />}
          scene={<FeesScene />}
        >
          <Checks
            items={[
              t`Frais lus dans le relevé ou dans le camt.086`,
              t`Convenu contre facturé, service par service`,
              t`Écart chiffré, ligne par ligne et au total`,
              t`Tableaux de bord des soldes et des frais`,
            ]}
          />
        </Feature>
      </Wrap>
    </Section>
  )
}
