import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../parts/useFormat.ts'
import { drawForecast, levels } from './chart.ts'
import * as styles from './ForecastChart.css.ts'
import { forecast } from './forecast.ts'

const drawing = drawForecast(forecast)

/** Cash in, cash out and the net position week by week, and the week in which it falls too low. */
export function ForecastChart() {
  const { t } = useLingui()
  const { number } = useFormat()
  const week = drawing.low?.week
  const threshold = number(forecast.threshold)
  return (
    <div className={styles.chart}>
      <div className={styles.legend}>
        <span className={styles.inflowKey}>{t`Encaissements`}</span>
        <span className={styles.outflowKey}>{t`Décaissements`}</span>
        <span className={styles.positionKey}>{t`Position nette`}</span>
      </div>
      <div className={styles.plot}>
        <div className={styles.levels}>
          {levels.map(level => (
            <span key={level}>
              {t({ message: `${level} M`, comment: 'millions, on the axis of a chart' })}
            </span>
          ))}
        </div>
        <div className={styles.field}>
          <svg
            className={styles.drawing}
            aria-hidden="true"
            viewBox={drawing.viewBox}
            preserveAspectRatio="none"
          >
            <path className={styles.levelLines} d={drawing.levels} />
            <path className={styles.inflows} d={drawing.inflows} />
            <path className={styles.outflows} d={drawing.outflows} />
            <path className={styles.future} d={drawing.future} />
            <path className={styles.threshold} d={drawing.threshold} />
            <path className={styles.past} d={drawing.past} />
            <path className={styles.expected} d={drawing.expected} />
          </svg>
          <span className={styles.point} />
          <span className={styles.alert}>
            {t({
              message: `S${week} : sous le seuil de ${threshold} M€`,
              comment: 'S40: ISO week 40; an alert on a cash forecast',
            })}
          </span>
        </div>
        <div className={styles.weeks}>
          {forecast.weeks.map(({ week }) => (
            <span key={week}>{t({ message: `S${week}`, comment: 'ISO week, on the axis of a chart' })}</span>
          ))}
        </div>
      </div>
    </div>
  )
}
