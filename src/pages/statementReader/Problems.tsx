import { useLingui } from '@lingui/react/macro'
import type { Problem } from '../../statements/types.ts'
import { Alert } from '../../ui/Alert.tsx'
import { placeText, problemText } from './problemText.ts'
import * as styles from './StatementReader.css.ts'

/** How many problems of a file are listed at once. */
const shown = 20

/** What is wrong with each file, and where. */
export function Problems({ problems }: { problems: ReadonlyMap<string, readonly Problem[]> }) {
  const { t, i18n } = useLingui()
  return [...problems]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => {
      const texts = new Set(
        list.map(problem => {
          const [place, text] = [placeText(i18n, problem), problemText(i18n, problem)]
          return place
            ? t({ message: `${place} : ${text}`, comment: 'where, and what is wrong there' })
            : text
        }),
      )
      return (
        <Alert key={name} tone="critical" icon="critical" role="alert" title={name}>
          <ul className={styles.problems}>
            {[...texts].slice(0, shown).map(text => (
              <li key={text}>{text}</li>
            ))}
            {texts.size > shown && <li>{t`Et ${texts.size - shown} autres.`}</li>}
          </ul>
        </Alert>
      )
    })
}
