import { useLingui } from '@lingui/react/macro'
import { site } from '../../content/vendor.ts'
import { Section } from '../ui/layout/Section.tsx'
import { Wrap } from '../ui/layout/Wrap.tsx'
import { useLocale } from '../useLocale.ts'
import { MetricGrid } from './MetricGrid.tsx'

/** The figures of the business, at the end of each service page. */
export function MetricsBanner() {
  const { t } = useLingui()
  const { name } = site(useLocale())
  return (
    <Section space="end">
      <Wrap>
        <MetricGrid
          label={t`${name} en chiffres`}
          ids={['organizations', 'organizationUsers', 'countries', 'years']}
          look="banner"
        />
      </Wrap>
    </Section>
  )
}
