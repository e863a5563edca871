import { Trans, useLingui } from '@lingui/react/macro'
import mapUrl from '#engraved/map.svg?url'
import { mapSize } from '../../artwork/projection.ts'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { type Metric, metrics } from '../../content/metrics.ts'
import { site } from '../../content/vendor.ts'
import { Figures } from './Figures.tsx'
import * as styles from './World.css.ts'

/** The figures on the home page, in order. */
function useBusinessFigures(): Metric[] {
  const { t } = useLingui()
  const known = metrics(useLocale())
  const accounts = known.get('mobileAccounts')
  return [
    known.get('clients'),
    known.get('users'),
    // Among figures of the whole business, that of the mobile app needs its own label.
    accounts && { ...accounts, label: t`comptes bancaires sur mobile` },
    known.get('countries'),
  ].filter(figure => figure !== undefined)
}

/** Where the product is used, on a map, and its figures. */
export function World() {
  const { t } = useLingui()
  const { founded } = site(useLocale())
  return (
    <Section tone="night" labelledBy="world-title">
      <Wrap>
        <div className={styles.world} data-reveal="">
          <div className={styles.title}>
            <Heading level={2} size="title" id="world-title">
              {t`Des groupes présents dans plus de quarante pays.`}
            </Heading>
          </div>
          <div className={styles.lead}>
            <Text size="lead" tone="soft">
              <Trans comment="{founded} is a year">
                Une trésorerie de groupe se joue en plusieurs devises, sur plusieurs fuseaux et sous plusieurs
                droits bancaires. C’est notre métier depuis {founded}.
              </Trans>
            </Text>
          </div>
          <div className={styles.map}>
            <img
              src={mapUrl}
              alt={t`Carte du monde gravée, où des arcs relient des villes de plusieurs continents`}
              width={mapSize.width}
              height={mapSize.height}
              loading="lazy"
              decoding="async"
            />
          </div>
        </div>
        <Figures figures={useBusinessFigures()} />
      </Wrap>
    </Section>
  )
}
