import { Trans, useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { formatDay } from '../../i18n/format.ts'

const epcVersion =
  'https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/epc-recommendation-iso-20022-customer-reporting-scts-and-sdds'
const endOfCoexistence = 'https://www.swift.com/standards/iso-20022/iso-20022-faqs/mt-iso-20022-conversion'
const swiftDeferral =
  'https://www.swift.com/news-events/news/swift-accepts-community-request-extend-structured-address-migration-iso-20022-payment-messages'
const epcDelay =
  'https://www.europeanpaymentscouncil.eu/news-insights/news/epc-delays-address-format-migration-timeline'
const swissDate =
  'https://www.six-group.com/en/products-services/banking-services/payment-standardization/swiss-payments.html'
const bankOfEngland =
  'https://www.bankofengland.co.uk/news/2026/august/delay-to-the-november-2026-rtgs-standards-release'
const fedwire =
  'https://www.frbservices.org/news/communications/082726-fedwire-funds-services-release-rescheduled'

/** The dates of the migration, as they stood on the day that this page was checked, and their sources. */
export function Calendar() {
  const { t } = useLingui()
  const locale = useLocale()
  const checked = formatDay('2026-11-28', locale)
  return (
    <SplitSection
      id="calendar"
      title={t`Trois dates tenues, trois reports.`}
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
                transfrontalières entre banques. Un MT résiduel est converti par Swift, à titre payant (
                <a href={endOfCoexistence} target="_blank" rel="noopener">
                  questions et réponses de Swift
                </a>
                ).
              </Trans>
            ),
          },
          {
            term: formatDay('2026-11-14', locale),
            detail: (
              <Trans>
                La Suisse exige dans un pain.001 l’adresse structurée ou hybride, ville et pays compris, et
                retire les versions de 2009 (
                <a href={swissDate} target="_blank" rel="noopener">
                  SIX
                </a>
                ).
              </Trans>
            ),
          },
          {
            term: t({ message: `Réseau Swift`, comment: 'in place of a date that was put off' }),
            detail: (
              <Trans>
                L’adresse en texte libre devait être refusée dès novembre 2026. Le 27 août, Swift a reporté
                cette règle et promis une date d’ici à décembre 2026 (
                <a href={swiftDeferral} target="_blank" rel="noopener">
                  annonce de Swift
                </a>
                ).
              </Trans>
            ),
          },
          {
            term: t({ message: `Schémas SEPA`, comment: 'in place of a date that was put off' }),
            detail: (
              <Trans>
                L’échéance du 15 novembre 2026 a été retirée le 9 septembre. L’adresse en texte libre reste
                admise, sans terme connu de nous (
                <a href={epcDelay} target="_blank" rel="noopener">
                  annonce de l’EPC
                </a>
                ).
              </Trans>
            ),
          },
          {
            term: t({ message: `CHAPS et Fedwire`, comment: 'in place of a date that was put off' }),
            detail: (
              <Trans>
                Leurs versions de novembre 2026 ont été reportées le 27 août, par la{' '}
                <a href={bankOfEngland} target="_blank" rel="noopener">
                  Banque d’Angleterre
                </a>{' '}
                et par la{' '}
                <a href={fedwire} target="_blank" rel="noopener">
                  Réserve fédérale
                </a>
                , celle-ci à novembre 2027.
              </Trans>
            ),
          },
        ]}
      />
    </SplitSection>
  )
}
