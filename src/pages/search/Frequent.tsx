import { Trans, useLingui } from '@lingui/react/macro'
import * as styles from './Frequent.css.ts'

/** What stands there before anything is typed: a few words to begin with. */
export function Frequent({ onAsk }: { onAsk: (words: string) => void }) {
  const { t } = useLingui()
  const examples = [
    t({ message: `EBICS`, comment: 'a word to search for' }),
    t({ message: `BFR`, comment: 'a word to search for: working capital requirement' }),
    t({ message: `camt.053`, comment: 'a word to search for: bank statement format' }),
    t({ message: `double signature`, comment: 'words to search for' }),
    t({ message: `cash pooling`, comment: 'words to search for' }),
  ]
  return (
    <div className={styles.box}>
      <p className={styles.title}>
        <Trans comment="over words that one can search for with a click">Pour commencer</Trans>
      </p>
      <ul className={styles.words}>
        {examples.map(words => (
          <li key={words}>
            <button type="button" className={styles.word} onClick={() => onAsk(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
