import { memo, useMemo } from 'react'
import { VisuallyHidden } from '../components/ui/layout/VisuallyHidden.tsx'
import * as styles from './AreaList.css.ts'
import { countsOf, type JudgedEntry, type State } from './entries.ts'
import { moveFocus } from './moveFocus.ts'

type AreaListProps = {
  entries: readonly JudgedEntry[]
  area: string
  onArea: (area: string) => void
}

const open = ({ missing, fuzzy, problem }: Record<State, number>) => missing + fuzzy + problem

/** The progress of an area, in words. */
const counted = (counts: Record<State, number>) =>
  [
    counts.missing && `${counts.missing} missing`,
    counts.fuzzy && `${counts.fuzzy} fuzzy`,
    counts.problem && `${counts.problem} with problems`,
    `${counts.done} done`,
  ]
    .filter(Boolean)
    .join(', ')

/** The areas of the site with their progress. */
export const AreaList = memo(({ entries, area, onArea }: AreaListProps) => {
  const rows = useMemo(() => {
    const names = [...new Set(entries.flatMap(entry => entry.areas))].sort()
    return ['', ...names].map(name => ({ name, counts: countsOf(entries, name) }))
  }, [entries])
  return (
    <nav aria-label="Areas" className={styles.areas} data-pane="areas">
      <h2 className={styles.heading}>Areas</h2>
      <ul className={styles.list} onKeyDown={moveFocus}>
        {rows.map(({ name, counts }) => {
          const left = open(counts)
          const all = left + counts.done
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.area}
                aria-current={name === area ? 'true' : undefined}
                tabIndex={name === area ? 0 : -1}
                title={counted(counts)}
                onClick={() => onArea(name)}
              >
                <span className={styles.name}>{name || 'All areas'}</span>
                <span className={left > 0 ? styles.left : styles.done}>
                  <span aria-hidden="true">{left > 0 ? `${left} of ${all}` : all}</span>
                  <VisuallyHidden>{counted(counts)}</VisuallyHidden>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
})
