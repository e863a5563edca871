import { Trans, useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { eurLex } from '../../i18n/eurLex.ts'
import { formatDay } from '../../i18n/format.ts'

/** The European regulation on instant transfers by its dates: what a bank owes since when. */
export function Regulation() {
  const { t } = useLingui()
  const locale = useLocale()
  const day = (date: string) => formatDay(date, locale)
  return (
    <SplitSection
      id="regulation"
      title={t`Ce que votre banque vous doit, et depuis quand.`}
      lead={
        <Trans>
          Le{' '}
          <a href={eurLex('reg/2024/886', locale)} target="_blank" rel="noopener">
            règlement (UE) 2024/886
          </a>{' '}
          oblige les banques. Les dix secondes courent dès que celle du payeur reçoit l’ordre ; aucun logiciel
          ne peut les promettre à sa place.
        </Trans>
      }
    >
      <FactList
        items={[
          { term: day('2024-04-08'), detail: t`Entrée en vigueur.` },
          {
            term: day('2025-01-09'),
            detail: t`Zone euro : vos comptes reçoivent les virements instantanés, à toute heure, tous les jours.`,
          },
          {
            term: day('2025-10-09'),
            detail: t`Zone euro : vous en émettez par les mêmes canaux que vos virements ordinaires, sans frais supérieurs. Avant l’autorisation, la vérification du bénéficiaire (VoP) compare son nom à l’IBAN.`,
          },
          {
            term: day('2027-01-09'),
            detail: t`Reste de l’Union : les banques devront recevoir.`,
          },
          {
            term: day('2027-07-09'),
            detail: t`Reste de l’Union : elles devront émettre, et vérifier le bénéficiaire.`,
          },
        ]}
      />
    </SplitSection>
  )
}
