import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { type Metric, metrics } from '../../content/metrics.ts'

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
