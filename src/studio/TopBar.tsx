import { Button } from '../components/ui/Button.tsx'
import { Mark } from '../components/ui/icons/Mark.tsx'
import { type Locale, localeTable } from '../i18n/locales.ts'
import { keysOf } from './commands.ts'
import * as styles from './TopBar.css.ts'
import type { Notice } from './useEntries.ts'

const modes = { texts: 'Texts', articles: 'Articles', compare: 'Open a .po file' } as const

/** What is being translated. */
export type Mode = keyof typeof modes

type TopBarProps = {
  mode: Mode
  onMode: (mode: Mode) => void
  locale: Locale
  locales: readonly Locale[]
  onLocale: (locale: Locale) => void
  edits: number
  saving: boolean
  onSave: () => void
  onHelp: () => void
  notice: Notice | undefined
}

/** The top bar: subject, language, and unsaved edits. */
export function TopBar({ mode, onMode, locale, locales, onLocale, edits, saving, ...rest }: TopBarProps) {
  const { onSave, onHelp, notice } = rest
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>
        <Mark />
        <span className={styles.name}>Translators’ studio</span>
      </h1>
      <nav aria-label="What to work on" className={styles.modes}>
        {Object.entries(modes).map(([name, label]) => (
          <button
            key={name}
            type="button"
            className={styles.mode}
            aria-current={name === mode ? 'page' : undefined}
            onClick={() => onMode(name as Mode)}
          >
            {label}
          </button>
        ))}
      </nav>
      <label className={styles.language}>
        <span className={styles.languageLabel}>Translate into</span>
        <select
          className={styles.select}
          value={locale}
          onChange={event => onLocale(event.target.value as Locale)}
        >
          {locales.map(one => (
            <option key={one} value={one} lang={one}>
              {localeTable[one].name}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className={`${styles.notice} ${notice?.tone === 'critical' ? styles.alarm : ''}`}>
        {notice?.text}
      </p>
      <div className={styles.end}>
        <button type="button" className={styles.mode} onClick={onHelp} aria-keyshortcuts={keysOf('help')}>
          Keys
        </button>
        {mode !== 'articles' && (
          <Button
            tone="primary"
            size="small"
            disabled={edits === 0 || saving}
            onClick={onSave}
            aria-keyshortcuts="Control+S"
          >
            {edits === 0 ? 'All saved' : `Save ${edits} ${edits === 1 ? 'edit' : 'edits'}`}
          </Button>
        )}
      </div>
    </header>
  )
}
