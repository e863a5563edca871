import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Table } from '../../../components/ui/Table.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { DayBalance } from '../formats/balanceByDay.ts'
import * as styles from './BalanceChart.css.ts'
import { balanceSteps, room } from './balanceSteps.ts'
import { useAmount } from './useAmount.ts'

/** The balance day by day as a small chart: its figures are a sentence, and a table that opens. */
export function BalanceChart({ days, currency }: { days: readonly DayBalance[]; currency: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const amount = useAmount(currency)
  const [isOpen, setIsOpen] = useState(false)
  const day = (value: string) => formatDay(value, locale, { dateStyle: 'medium' })
  const extreme = (isLess: boolean) =>
    days.reduce((found, each) =>
      each.balance < found.balance === isLess && each.balance !== found.balance ? each : found,
    )
  const [lowest, highest] = [extreme(true), extreme(false)]
  const [least, leastDay] = [`${amount(lowest.balance)}\u00a0${currency}`, day(lowest.day)]
  const [most, mostDay] = [`${amount(highest.balance)}\u00a0${currency}`, day(highest.day)]
  const { line, area, zero } = balanceSteps(days)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <strong className={styles.title}>{t`Solde en fin de journée`}</strong>
        {t`Au plus bas ${least} le ${leastDay}, au plus haut ${most} le ${mostDay}.`}
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${room.width} ${room.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.area} d={area} />
        {zero && <path className={styles.zero} d={`M0 ${zero}H${room.width}`} />}
        <path className={styles.line} d={line} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{day(days[0]?.day ?? '')}</span>
        <span>{day(days.at(-1)?.day ?? '')}</span>
      </p>
      <details className={styles.details} onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.open}>{t`Voir les soldes jour par jour`}</summary>
        {isOpen && (
          <div className={styles.table}>
            <Table
              caption={t`Solde en fin de journée`}
              head={[t({ message: `Jour`, comment: 'head of a column' }), t`Solde`]}
              rows={days.map(each => [day(each.day), amount(each.balance)])}
              numeric={1}
            />
          </div>
        )}
      </details>
    </figure>
  )
}
