import { useFormat } from '../parts/useFormat.ts'
import * as styles from './Bars.css.ts'
import { barHeight, drawBars, headHeight, months, place, rowHeight } from './drawing.ts'
import { instruments } from './instruments.ts'

const bars = drawBars(instruments)
const base = headHeight + instruments.length * rowHeight
const short = { day: 'numeric', month: 'short' } as const

/** Five months from left to right, a hatched bar for each commitment, and the day on which cash runs low. */
export function Bars({ alert }: { alert: string }) {
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
