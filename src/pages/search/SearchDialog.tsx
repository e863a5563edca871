import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ReadData } from '../../content/source.ts'
import { openDialog } from '../../lib/dialog.ts'
import { find, longestQuery } from '../../search/find.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as unavailableStyles from './Frequent.css.ts'
import { Frequent } from './Frequent.tsx'
import { Nothing } from './Nothing.tsx'
import * as styles from './SearchDialog.css.ts'
import { SearchResults } from './SearchResults.tsx'
import { useIndex } from './useIndex.ts'

/** The index could not be fetched. */
const Unavailable = ({ retry }: { retry: () => void }) => (
  <div className={unavailableStyles.box} role="alert">
    <p className={unavailableStyles.title}>
      <Trans>L’index de recherche n’a pas pu être chargé.</Trans>
    </p>
    <p>
      <button type="button" className={unavailableStyles.again} onClick={retry}>
        <Trans>Réessayer</Trans>
      </button>
    </p>
  </div>
)

type SearchDialogProps = { read: ReadData; onClose: () => void }

/** The search: a field, and under it what answers as one types. Arrows walk through the answers, Enter opens one. */
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
      // Typing on goes on in the field.
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
