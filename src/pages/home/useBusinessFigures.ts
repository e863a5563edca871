import { useLingui } from '@lingui/react/macro'
import { type Metric, metrics } from '../../content/metrics.ts'
import { useLocale } from '../../site/useLocale.ts'

/** The figures that the home page shows, in its order. */
export function useBusinessFigures(): Metric[] {
  const { t } = useLingui()
  const known = metrics(useLocale())
  const accounts = known.get('mobileAccounts')
  return [
    known.get('clients'),
    known.get('users'),
    // Beside figures of the whole business, that of the mobile app must say what it counts.
    accounts && { ...accounts, label: t`comptes bancaires sur mobile` },
    known.get('countries'),
  ].filter(figure => figure !== undefined)
}
