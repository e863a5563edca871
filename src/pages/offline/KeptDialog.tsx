import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import { formatNumber } from '../../i18n/format.ts'
import { localizePath } from '../../i18n/paths.ts'
import { openDialog } from '../../lib/dialog.ts'
import type { Kept, KeptArticle, ToWorker } from '../../service-worker/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as styles from './KeptDialog.css.ts'
import { say } from './offlineState.ts'
import { askToPersist, storageInUse } from './storage.ts'
import type { WorkerDoor } from './worker.ts'

const megabyte = 1_000_000

/** What is cached on this device: its size, the articles, and buttons to delete it or to cache everything. */
export function KeptDialog({ kept, door }: { kept: Kept; door: WorkerDoor }) {
  const { t } = useLingui()
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const [articles, setArticles] = useState<KeptArticle[]>([])
  const [bytes, setBytes] = useState<number>()
  useEffect(() => {
    if (dialog.current) return openDialog(dialog.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed
  useEffect(() => {
    void door.ask<KeptArticle[]>({ type: 'LIST', locale }).then(setArticles)
    void storageInUse().then(setBytes)
  }, [kept, door, locale])
  const ask = async (message: ToWorker) => say({ kept: await door.ask<Kept>(message) })
  const keepAll = async () => {
    await askToPersist()
    await ask({ type: 'FILL' })
  }
  const size =
    bytes === undefined
      ? undefined
      : formatNumber(bytes / megabyte, locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const count = articles.length

  return (
    <Dialog
      ref={dialog}
      size="medium"
      aria-labelledby="kept-title"
      onClose={() => say({ list: false })}
      top={
        <>
          <h2 id="kept-title" className={styles.title}>
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
          {kept.whole && kept.older ? (
            <Trans>
              Le site et ses articles les plus récents sont gardés sur cet appareil, dans les deux langues.
              Les articles plus anciens le sont une fois lus.
            </Trans>
          ) : kept.whole ? (
            <Trans>Tout le site est gardé sur cet appareil, dans les deux langues.</Trans>
          ) : kept.sparing ? (
            <Trans>Seul ce que vous lisez est gardé sur cet appareil.</Trans>
          ) : (
            <Trans>Le site est en cours d’enregistrement sur cet appareil.</Trans>
          )}{' '}
          {size && <Trans comment="{size}: such as 4.2 MB">Place occupée : {size}.</Trans>}
        </p>
        <div className={styles.actions}>
          {!kept.whole && (
            <Button tone="secondary" size="small" onClick={keepAll}>
              <Trans comment="button: keep it on this device">Garder le site</Trans>
            </Button>
          )}
          <Button tone="secondary" size="small" onClick={() => ask({ type: 'CLEAR' })}>
            <Trans comment="button: clear what is kept on this device">Effacer les copies</Trans>
          </Button>
        </div>
        <h3 className={styles.kind}>
          {count > 0 ? <Trans>Articles gardés</Trans> : <Trans>Aucun article n’est gardé.</Trans>}
        </h3>
        <ul>
          {articles.map(({ id, path, title }) => (
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
