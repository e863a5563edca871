import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatNumber } from '../../../i18n/format.ts'
import * as styles from './InvoiceList.css.ts'

/** How many rows come at a time: thousands at once would hold up the page. */
const step = 50

type LongTableProps<Row> = {
  caption: string
  head: readonly string[]
  /** What the rows come from: another one has them asked for anew. */
  source: unknown
  /** How many rows there are. */
  count: number
  /** The first rows. */
  rows: (most: number) => Promise<readonly Row[]>
  cells: (row: Row) => readonly string[]
  /** The columns of figures. */
  numeric?: readonly number[]
}

/** A table that begins with some of its rows and shows more on demand; where it has no room, it scrolls. */
export function LongTable<Row>({
  caption,
  head,
  source,
  count,
  rows,
  cells,
  numeric = [],
}: LongTableProps<Row>) {
  const locale = useLocale()
  const [most, setMost] = useState(step)
  const [shown, setShown] = useState<readonly Row[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rows` is another function with every render
  useEffect(() => {
    let isCurrent = true
    rows(most).then(
      found => isCurrent && setShown(found),
      // The list’s own notice says that it can’t be read.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [most, source])
  const left = formatNumber(count - most, locale)
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
            {shown.map((row, index) => (
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
      {count > most && (
        <div className={styles.actions}>
          <Button tone="secondary" size="small" onClick={() => setMost(most + step)}>
            <Trans>Montrer plus de lignes ({left} de plus)</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
