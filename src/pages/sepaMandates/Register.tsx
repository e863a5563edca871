import { Trans, useLingui } from '@lingui/react/macro'
import { Checks } from '../../components/section/Checks.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { longestReference } from '../../illustrations/mandate/deadlines.ts'

/** First subsection: what the register does for a mandate, from its reference to its due dates. */
export function Register() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="register"
      space="normal"
      title={t`Un registre, de la signature à la dernière échéance.`}
      lead={
        <Trans>
          Un mandat porte son intitulé, sa référence unique (RUM), l’identité des deux parties, l’identifiant
          créancier SEPA (ICS), une date et une signature, selon la{' '}
          <a
            href="https://www.banque-france.fr/stabilite-financiere/comite-national-des-moyens-de-paiement/faq-les-paiements-en-questions/le-prelevement-sepa"
            target="_blank"
            rel="noopener"
          >
            Banque de France
          </a>
          . Le registre s’occupe de la suite.
        </Trans>
      }
    >
      <Checks
        items={[
          t`RUM attribuée automatiquement, ${longestReference} caractères au plus`,
          t`Archive électronique du mandat signé`,
          t`Statut mis à jour à chaque événement de sa vie`,
          t`Échéancier des prélèvements à venir`,
        ]}
      />
    </SplitSection>
  )
}
