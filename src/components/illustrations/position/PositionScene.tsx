import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { accounts, group, otherAccounts, position } from '../cast.ts'
import { cents, useFormat } from '../parts/useFormat.ts'
import { drawForecast, levels } from './chart.ts'
import * as forecastChartStyles from './ForecastScene.css.ts'
import { forecast } from './forecast.ts'
import * as styles from './PositionScene.css.ts'

const drawing = drawForecast(forecast)

/** Cash in, cash out and the net position week by week, and the week in which it falls too low. */
function ForecastChart() {
  const { t } = useLingui()
  const { number } = useFormat()
  const week = drawing.low?.week
  const threshold = number(forecast.threshold)
  return (
    <div className={forecastChartStyles.chart}>
      <div className={forecastChartStyles.legend}>
        <span className={forecastChartStyles.inflowKey}>{t`Encaissements`}</span>
        <span className={forecastChartStyles.outflowKey}>{t`Décaissements`}</span>
        <span className={forecastChartStyles.positionKey}>{t`Position nette`}</span>
      </div>
      <div className={forecastChartStyles.plot}>
        <div className={forecastChartStyles.levels}>
          {levels.map(level => (
            <span key={level}>
              {t({ message: `${level} M`, comment: 'millions, on the axis of a chart' })}
            </span>
          ))}
        </div>
        <div className={forecastChartStyles.field}>
          <svg
            className={forecastChartStyles.drawing}
            aria-hidden="true"
            viewBox={drawing.viewBox}
            preserveAspectRatio="none"
          >
            <path className={forecastChartStyles.levelLines} d={drawing.levels} />
            <path className={forecastChartStyles.inflows} d={drawing.inflows} />
            <path className={forecastChartStyles.outflows} d={drawing.outflows} />
            <path className={forecastChartStyles.future} d={drawing.future} />
            <path className={forecastChartStyles.threshold} d={drawing.threshold} />
            <path className={forecastChartStyles.past} d={drawing.past} />
            <path className={forecastChartStyles.expected} d={drawing.expected} />
          </svg>
          <span className={forecastChartStyles.point} />
          <span className={forecastChartStyles.alert}>
            {t({
              message: `S${week} : sous le seuil de ${threshold} M€`,
              comment: 'S40: ISO week 40; an alert on a cash forecast',
            })}
          </span>
        </div>
        <div className={forecastChartStyles.weeks}>
          {forecast.weeks.map(({ week }) => (
            <span key={week}>{t({ message: `S${week}`, comment: 'ISO week, on the axis of a chart' })}</span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Where the group's cash lies, bank by bank, each in its own currency. */
function Accounts() {
  const { t } = useLingui()
  const { money } = useFormat()
  const { count } = otherAccounts
  const news = {
    balanced: () =>
      t({ message: `à l’équilibre`, comment: 'a bank account brought back to its target balance' }),
    intraday: (at = '') =>
      t({ message: `en journée, ${at}`, comment: 'when the last intraday report came in' }),
    statement: () => t({ message: `relevé reçu`, comment: 'the bank statement has come in' }),
  }
  return (
    <div className={styles.accounts}>
      {accounts.map(account => (
        <WindowRow key={account.number} end={money(account.balance, account.currency)}>
          <b>{account.bank}</b>
          <small>{account.number}</small>
          <small>{news[account.news](account.at)}</small>
        </WindowRow>
      ))}
      <WindowRow end={money(otherAccounts.balance)}>
        <b>{t`${count} autres banques`}</b>
      </WindowRow>
    </div>
  )
}

const flows = forecast.weeks.find(({ week }) => week === forecast.current)

type PositionSceneProps = {
  /** With the list of accounts, for which a page's picture has no room. */
  listed?: boolean
}

/** The window of the group's cash: what there is, thirteen weeks of it, and where it lies. */
export function PositionScene({ listed = true }: PositionSceneProps) {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const { name, entities } = group
  const { current: week } = forecast
  const inflows = number(flows?.inflows ?? 0, cents)
  const outflows = number(flows?.outflows ?? 0, cents)
  const figures = [
    { label: t`Solde en date de valeur`, value: money(position) },
    {
      label: t({ message: `Encaissements S${week}`, comment: 'cash in, in ISO week 35' }),
      value: t({ message: `+${inflows} M€`, comment: 'millions of euros coming in' }),
    },
    {
      label: t({ message: `Décaissements S${week}`, comment: 'cash out, in ISO week 35' }),
      value: t({ message: `−${outflows} M€`, comment: 'millions of euros going out' }),
    },
  ]
  const title = (
    <>
      {t`Position de trésorerie`}{' '}
      <small className={styles.group}>{t`Groupe ${name}, ${entities} entités`}</small>
    </>
  )
  return (
    <Window title={title} aside={<Tag tone="neutral">{t`EUR consolidé`}</Tag>}>
      <div className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <small>{label}</small>
            <b>{value}</b>
          </div>
        ))}
      </div>
      <ForecastChart />
      {listed && <Accounts />}
    </Window>
  )
}
