import { Trans, useLingui } from '@lingui/react/macro'
import { DemoButton } from '../../components/DemoButton.tsx'
import { Link } from '../../components/links.tsx'
import { Checks } from '../../components/section/Checks.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'

/** What stays with people: signatures, rules, exceptions. */
export function Approval() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="approval"
      title={t`La signature ne s’automatise pas.`}
      lead={
        <Trans>
          L’automate saisit, une personne approuve. Si le même compte fait les deux, la séparation des tâches
          n’existe plus. Le circuit de signature est décrit à la page <Link to="/paiements">Paiements</Link>.
        </Trans>
      }
      action={<DemoButton tone="secondary" />}
    >
      <Checks
        items={[
          t`Un lot proposé ne part que signé, une ou deux fois selon le palier`,
          t`Toute modification de paramétrage, règle comprise, est validée par une seconde personne`,
          t`Un lot de prélèvements est bloqué sans tiers valide ou sans mandat valide`,
          t`Une ligne sans règle reste en suspens jusqu’à ce que quelqu’un la traite`,
        ]}
      />
    </SplitSection>
  )
}
