import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { openDialog } from '../../components/dialog.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Icon } from '../../components/ui/icons/Icon.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { formatNumber } from '../../i18n/format.ts'
import { localizePath } from '../../i18n/paths.ts'
import type { CacheStatus } from '../worker/messages.ts'
import * as styles from './CachedDialog.css.ts'
import { setOfflineState } from './offlineState.ts'
import { askWorker } from './registerWorker.ts'
import { askToPersist, cleared, savesData, storageInUse } from './storage.ts'

const megabyte = 1_000_000

/** What is cached on this device: its size, the articles, and buttons to delete it or to cache everything. */
export function CachedDialog({ cached }: { cached: CacheStatus }) {
  const { t } = useLingui()
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const [bytes, setBytes] = useState<number>()
  useEffect(() => {
    if (dialog.current) return openDialog(dialog.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is cached has changed
  useEffect(() => {
    void storageInUse().then(setBytes)
  }, [cached])
  const ask = async (type: 'FILL' | 'CLEAR') => {
    cleared.set(type === 'CLEAR')
    setOfflineState({ cached: await askWorker({ type, locale }) })
  }
  const cacheAll = async () => {
    await askToPersist()
    await ask('FILL')
  }
  const size =
    bytes === undefined
      ? undefined
      : formatNumber(bytes / megabyte, locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

  return (
    <Dialog
      ref={dialog}
      size="medium"
      aria-labelledby="cached-title"
      onClose={() => setOfflineState({ isListOpen: false })}
      top={
        <>
          <h2 id="cached-title" className={styles.title}>
            <Trans>Lecture hors ligne</Trans>
          </h2>
          <IconButton plain label={t`Fermer`} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </>
      }
    >
      <div className={styles.inside}>
        <p role="status">
          {cached.whole && cached.older ? (
            <Trans>
              Le site et ses articles les plus récents sont gardés sur cet appareil, dans les deux langues.
              Les articles plus anciens le sont une fois lus.
            </Trans>
          ) : cached.whole ? (
            <Trans>Tout le site est gardé sur cet appareil, dans les deux langues.</Trans>
          ) : savesData() ? (
            <Trans>Seul ce que vous lisez est gardé sur cet appareil.</Trans>
          ) : (
            <Trans>Le site est en cours d’enregistrement sur cet appareil.</Trans>
          )}{' '}
          {size && <Trans comment="{size}: such as 4.2 MB">Place occupée : {size}.</Trans>}
        </p>
        <div className={styles.actions}>
          {!cached.whole && (
            <Button tone="secondary" size="small" onClick={cacheAll}>
              <Trans comment="button: keep it on this device">Garder le site</Trans>
            </Button>
          )}
          <Button tone="secondary" size="small" onClick={() => ask('CLEAR')}>
            <Trans comment="button: clear what is kept on this device">Effacer les copies</Trans>
          </Button>
        </div>
        <h3 className={styles.kind}>
          {cached.articles.length > 0 ? (
            <Trans>Articles gardés</Trans>
          ) : (
            <Trans>Aucun article n’est gardé.</Trans>
          )}
        </h3>
        <ul>
          {cached.articles.map(({ id, path, title }) => (
            <li key={id}>
              <a className={styles.link} href={localizePath(path, locale)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
