import { Trans, useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { formatDay } from '../../i18n/format.ts'
import { FactList } from '../../ui/FactList.tsx'

const epcVersion =
  'https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/epc-recommendation-iso-20022-customer-reporting-scts-and-sdds'
const epcRulebooks = 'https://www.europeanpaymentscouncil.eu/node/27691'
const deadlines = 'https://www.redcompasslabs.com/insights/what-now-iso-20022-deadlines-in-2026-onwards'
const addresses = 'https://clearingpost.com/insights/iso-20022-structured-address-deadline-november-2026'

/** The dates of the migration, as they stood on the day that this page was checked, and their sources. */
export function Calendar() {
  const { t } = useLingui()
  const locale = useLocale()
  const checked = formatDay('2026-11-21', locale)
  return (
    <SplitSection
      id="calendar"
      title={t`Cinq dates, toutes passées.`}
      lead={t`Calendrier vérifié le ${checked}. Pour les relevés MT et les fichiers d’entreprise, chaque banque fixe encore le sien.`}
    >
      <FactList
        items={[
          {
            term: formatDay('2024-03-17', locale),
            detail: (
              <Trans>
                Les schémas SEPA sont passés à la version 2019 d’ISO 20022, celle de pain.001.001.09 (
                <a href={epcVersion} target="_blank" rel="noopener">
                  Conseil européen des paiements
                </a>
                ).
              </Trans>
            ),
          },
          {
            term: formatDay('2025-11-22', locale),
            detail: (
              <Trans>
                La coexistence des MT et du XML, ouverte en mars 2023, a pris fin pour les instructions
                transfrontalières entre banques (
                <a href={deadlines} target="_blank" rel="noopener">
                  calendrier commenté
                </a>
                ).
              </Trans>
            ),
          },
          {
            term: t({ message: `1er janvier 2026`, comment: 'a date, written as all others on the page' }),
            detail: t`La conversion en XML d’un MT résiduel est devenue payante (même source).`,
          },
          {
            term: formatDay('2026-11-14', locale),
            detail: (
              <Trans>
                Sur le réseau Swift (règles CBPR+), une adresse porte depuis lors au moins la ville, TwnNm, et
                le pays, Ctry (
                <a href={addresses} target="_blank" rel="noopener">
                  formats d’adresse
                </a>
                ).
              </Trans>
            ),
          },
          {
            term: formatDay('2026-11-15', locale),
            detail: (
              <Trans>
                SEPA n’admet plus l’adresse non structurée ; la date de règlement interbancaire fait foi (
                <a href={epcRulebooks} target="_blank" rel="noopener">
                  règles 2025, version 1.1
                </a>
                ).
              </Trans>
            ),
          },
        ]}
      />
    </SplitSection>
  )
}
