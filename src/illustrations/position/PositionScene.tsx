import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { group, position } from '../cast.ts'
import { cents, useFormat } from '../parts/useFormat.ts'
import { Accounts } from './Accounts.tsx'
import { ForecastChart } from './ForecastChart.tsx'
import { forecast } from './forecast.ts'
import * as styles from './PositionScene.css.ts'

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
