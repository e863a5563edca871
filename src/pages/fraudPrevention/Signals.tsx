import { Trans, useLingui } from '@lingui/react/macro'
import { Checks } from '../../components/section/Checks.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Text } from '../../ui/Text.tsx'

/** What the fraud monitor watches, and how large the risk is. */
export function Signals() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="signals"
      title={t`Ce que surveille le moniteur.`}
      lead={t`Pris seul, aucun de ces faits ne prouve une fraude. Réunis un vendredi à 16 h, ils valent un appel.`}
      action={
        <Text size="small" tone="muted">
          <Trans>
            L’ordre de grandeur : en 2024, le FBI a recensé{' '}
            <a
              href="https://www.ic3.gov/AnnualReport/Reports/2024_IC3Report.pdf"
              target="_blank"
              rel="noopener"
            >
              21 442 plaintes
            </a>{' '}
            pour compromission de messagerie et 2,77 milliards de dollars de pertes.
          </Trans>
        </Text>
      }
    >
      <Checks
        items={[
          t`Un RIB modifié il y a moins de 30 jours`,
          t`Un IBAN d’un autre pays que celui du fournisseur`,
          t`Un bénéficiaire nouveau, un montant rond, une demande urgente`,
          t`Un montant déjà payé, ou un premier paiement à l’étranger`,
        ]}
      />
    </SplitSection>
  )
}
