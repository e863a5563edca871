import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { openDialog } from '../../components/dialog.ts'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Icon } from '../../components/ui/icons/Icon.tsx'
import { useLocale } from '../../components/useLocale.ts'
import type { ReadData } from '../../content/source.ts'
import { localizePath } from '../../i18n/paths.ts'
import { find, longestQuery } from '../../search/find.ts'
import * as styles from './SearchDialog.css.ts'
import { SearchResults } from './SearchResults.tsx'
import * as suggestions from './suggestions.css.ts'
import { useIndex } from './useIndex.ts'

type NothingProps = { query: string; suggestion?: string | undefined; onAsk: (words: string) => void }

/** No results: another spelling, and a link to the contact page. */
function Nothing({ query, suggestion, onAsk }: NothingProps) {
  const person = (
    <a href={localizePath('/contact', useLocale())} className={suggestions.again}>
      <Trans comment="at the end of: or ask">un spécialiste</Trans>
    </a>
  )
  return (
    <div className={suggestions.box} role="status">
      <p className={suggestions.title}>
        <Trans>Rien pour « {query} »</Trans>
      </p>
      {suggestion ? (
        <p key="suggestion">
          <Trans>
            Essayez{' '}
            <button type="button" className={suggestions.again} onClick={() => onAsk(suggestion)}>
              {suggestion}
            </button>
            , ou demandez à {person}.
          </Trans>
        </p>
      ) : (
        <p key="shorter">
          <Trans>Essayez un mot plus court, ou demandez à {person}.</Trans>
        </p>
      )}
    </div>
  )
}

/** Before anything is typed: a few suggestions. */
function Frequent({ onAsk }: { onAsk: (words: string) => void }) {
  const { t } = useLingui()
  const examples = [
    t({ message: `EBICS`, comment: 'a word to search for' }),
    t({ message: `BFR`, comment: 'a word to search for: working capital requirement' }),
    t({ message: `camt.053`, comment: 'a word to search for: bank statement format' }),
    t({ message: `double signature`, comment: 'words to search for' }),
    t({ message: `cash pooling`, comment: 'words to search for' }),
  ]
  return (
    <div className={suggestions.box}>
      <p className={suggestions.title}>
        <Trans comment="over words that one can search for with a click">Pour commencer</Trans>
      </p>
      <ul className={suggestions.words}>
        {examples.map(words => (
          <li key={words}>
            <button type="button" className={suggestions.word} onClick={() => onAsk(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The index could not be loaded. */
const Unavailable = ({ retry }: { retry: () => void }) => (
  <div className={suggestions.box} role="alert">
    <p className={suggestions.title}>
      <Trans>L’index de recherche n’a pas pu être chargé.</Trans>
    </p>
    <p>
      <button type="button" className={suggestions.again} onClick={retry}>
        <Trans>Réessayer</Trans>
      </button>
    </p>
  </div>
)

type SearchDialogProps = { read: ReadData; onClose: () => void }

/** The search dialog: a field with results below it as one types. Arrow keys move through them, Enter opens one. */
export function SearchDialog({ read, onClose }: SearchDialogProps) {
  const { t } = useLingui()
  const { index, failed, retry } = useIndex(read)
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query.trim())
  const found = useMemo(() => (index && asked ? find(index, asked) : undefined), [index, asked])
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (dialog.current) return openDialog(dialog.current)
  }, [])

  const rows = () => [...(dialog.current?.querySelectorAll<HTMLAnchorElement>('[data-row]') ?? [])]
  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows()
    const at = all.indexOf(event.target as HTMLAnchorElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      ;(at + step < 0 ? field.current : all[Math.min(at + step, all.length - 1)])?.focus()
    } else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault()
      all[0]?.click()
    } else if (
      at >= 0 &&
      (event.key === 'Backspace' || /^[\p{L}\p{N}]$/u.test(event.key)) &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      // Typing continues in the field.
      field.current?.focus()
    }
  }
  const ask = (words: string) => {
    setQuery(words)
    field.current?.focus()
  }
  const empty = found && found.pages.length + found.articles.length === 0

  return (
    <Dialog
      ref={dialog}
      size="wide"
      aria-label={t`Recherche`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      top={
        <>
          <Icon name="search" size={20} />
          <input
            ref={field}
            type="search"
            className={styles.field}
            value={query}
            maxLength={longestQuery}
            onChange={event => setQuery(event.target.value)}
            placeholder={t`Rechercher une page, un article, un mot`}
            aria-label={t`Rechercher`}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <Trans comment="button that closes the search; the name of the key that does the same">
              Échap
            </Trans>
          </button>
        </>
      }
    >
      {failed ? (
        <Unavailable retry={retry} />
      ) : empty ? (
        <Nothing query={asked} suggestion={found.suggestion} onAsk={ask} />
      ) : found ? (
        <SearchResults found={found} />
      ) : (
        <Frequent onAsk={ask} />
      )}
    </Dialog>
  )
}
