import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import * as styles from './InvoiceList.css.ts'

/** How many rows come at a time: thousands at once would hold up the page. */
const step = 50

type LongTableProps<Row> = {
  caption: string
  head: readonly string[]
  rows: readonly Row[]
  cells: (row: Row) => readonly string[]
  /** The columns of figures. */
  numeric?: readonly number[]
}

/** A table that begins with some of its rows and shows more on demand; where it has no room, it scrolls. */
export function LongTable<Row>({ caption, head, rows, cells, numeric = [] }: LongTableProps<Row>) {
  const locale = useLocale()
  const [most, setMost] = useState(step)
  const left = formatNumber(rows.length - most, locale)
  const kind = (column: number) => (numeric.includes(column) ? styles.number : undefined)
  return (
    <div className={styles.part}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where figures have no room, the region scrolls, by keyboard too */}
      <section className={styles.region} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {head.map((title, column) => (
                <th key={title} scope="col" className={kind(column)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and never move
              <tr key={index}>
                {cells(row).map((cell, column) => (
                  <td key={head[column]} className={kind(column)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > most && (
        <div className={styles.actions}>
          <Button tone="secondary" size="small" onClick={() => setMost(most + step)}>
            <Trans>Montrer plus de lignes ({left} de plus)</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
