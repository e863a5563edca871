import { useLingui } from '@lingui/react/macro'
import { Alert } from '../../../components/ui/Alert.tsx'
import type { Excerpt } from '../formats/excerpt.ts'
import type { ShownProblem } from '../formats/session.ts'
import { placeText, problemText } from './problemText.ts'
import * as styles from './StatementReader.css.ts'

/** How many problems of a file are listed at once. */
const shown = 20

/** What is wrong with each file, where, and what stands there. */
export function Problems({ problems }: { problems: ReadonlyMap<string, readonly ShownProblem[]> }) {
  const { t, i18n } = useLingui()
  return [...problems]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => {
      const lines = new Map(
        list.map(problem => {
          const [place, text] = [placeText(i18n, problem), problemText(i18n, problem)]
          const said = place
            ? t({ message: `${place} : ${text}`, comment: 'where, and what is wrong there' })
            : text
          return [said, problem.excerpt]
        }),
      )
      const hidden = lines.size - shown
      return (
        <Alert key={name} tone="critical" icon="critical" role="alert" title={name}>
          <ul className={styles.problems}>
            {[...lines].slice(0, shown).map(([text, excerpt]) => (
              <li key={text}>
                <span className={styles.said}>{text}</span>
                {excerpt && <Lines {...excerpt} />}
              </li>
            ))}
            {hidden > 0 && <li>{t`Et ${hidden} autres.`}</li>}
          </ul>
        </Alert>
      )
    })
}

/** The lines of a file as they stand there, with a place marked. */
export function Lines({ before, marked, after }: Excerpt) {
  return (
    <code className={styles.excerpt}>
      {before}
      <mark className={styles.marked}>{marked || '\u00a0'}</mark>
      {after}
    </code>
  )
}
