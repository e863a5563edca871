import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-1.svg?url'
import blushDarkUrl from '#engraved/blush-1-dark.svg?url'
import { today } from '../../../../components/illustrations/cast.ts'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import { barHeight, drawBars, headHeight, months, place, rowHeight } from './drawing.ts'
import { facilityLimit, instruments } from './instruments.ts'
import { account, findAlert } from './projection.ts'
import * as styles from './ScheduleScene.css.ts'

const bars = drawBars(instruments)
const base = headHeight + instruments.length * rowHeight
const short = { day: 'numeric', month: 'short' } as const

/** Five months from left to right, a hatched bar for each commitment, and the day on which cash runs low. */
function Bars({ alert }: { alert: string }) {
  const { day } = useFormat()
  const low = `${place(alert)}%`
  return (
    <svg className={styles.bars} aria-hidden="true">
      <pattern id="owed" width="3" height="3" patternUnits="userSpaceOnUse">
        <path className={styles.owed} d="M0 .6h3" />
      </pattern>
      <pattern id="owned" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className={styles.owned} d="M0 .6h3" />
      </pattern>
      {months.map(month => {
        const x = `${place(month)}%`
        return (
          <g key={month}>
            <line className={styles.rule} x1={x} x2={x} y1={headHeight} y2={base + 6} />
            <text x={x} y={base + 18} dx="6">
              {day(month, { month: 'short' })}
            </text>
          </g>
        )
      })}
      {instruments.map(({ name, kind, to }, index) => {
        const { x = 0, y = 0, width = 0 } = bars[index] ?? {}
        return (
          <g key={name}>
            <rect
              x={`${x}%`}
              y={y}
              width={`${width}%`}
              height={barHeight}
              fill={kind === 'debt' ? 'url(#owed)' : 'url(#owned)'}
            />
            {to && (
              <text x={`${place(to)}%`} y={y + 14} dx="7">
                {day(to, short)}
              </text>
            )}
          </g>
        )
      })}
      <line className={styles.alert} x1={low} x2={low} y1={headHeight - 4} y2={base} />
      <circle className={styles.point} cx={low} cy={base} r="4.5" />
      <text className={styles.day} x={low} y="12">
        {day(alert, short)}
      </text>
    </svg>
  )
}

const million = 1_000_000
const rough = { maximumFractionDigits: 1 }

/** What each bar stands for: its name, whether it is owed or owned, and its amount. */
function Names() {
  const { t } = useLingui()
  const { number } = useFormat()
  const limit = number(facilityLimit / million)
  const names = {
    facility: t({ message: `RCF ${limit} M€`, comment: 'a revolving credit facility and its limit' }),
    loan: t({ message: `Prêt à terme B`, comment: 'a kind of bank loan' }),
    paper: t`Billets de trésorerie`,
    deposit: t({ message: `DAT 6 mois`, comment: 'a term deposit of six months' }),
    current: t({ message: `Comptes courants`, comment: 'intercompany current accounts' }),
  }
  const kinds = {
    debt: t`Dette`,
    investment: t`Placement`,
    intercompany: t({ message: `Intragroupe`, comment: 'between companies of the group' }),
  }
  const money = {
    EUR: (amount: string) => t`${amount} M€`,
    CHF: (amount: string) => t`${amount} M CHF`,
  }
  return (
    <div className={styles.names}>
      {instruments.map(({ name, kind, amount, currency }) => (
        <p key={name}>
          <b>{names[name]}</b>
          <small>
            {kinds[kind]} <span>{money[currency](number(amount / million, rough))}</span>
          </small>
        </p>
      ))}
    </div>
  )
}

const alert = findAlert(account)

/** Debts, an investment and current accounts on one calendar, and the day on which a bank account runs low. */
export function ScheduleScene() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const { bank, currency } = account
  const now = day(today)
  const date = day(alert?.day ?? today).replace(' ', '\u00a0')
  const balance = number(alert?.balance ?? 0)
  const threshold = number(account.threshold)
  return (
    <Scene
      label={t`Un échéancier de liquidité sur cinq mois, trois dettes, un placement et les comptes courants : le ${date}, un compte de ${bank} passera sous son seuil.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window title={t`Échéancier de liquidité`} aside={<Tag tone="neutral">{t`au ${now}`}</Tag>}>
            <div className={styles.schedule}>
              <Names />
              <Bars alert={alert?.day ?? today} />
            </div>
            <WindowFoot>
              <span className={ink.soft}>
                {t`${bank} : ${balance} ${currency} projetés le ${date}, sous le seuil de ${threshold} ${currency}`}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}
