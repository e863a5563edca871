import { Trans, useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { useHydrated } from '../../../app/hydration/useHydrated.ts'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { panel, withoutScripts } from '../../../components/ui/panel.css.ts'
import { Select } from '../../../components/ui/Select.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { type Law, laws } from '../law/invoice.ts'
import { decodeList } from '../law/listBytes.ts'
import { blank } from './formEntries.ts'
import * as styles from './InvoiceList.css.ts'
import { useFormWords } from './useFormWords.ts'

/** What is longer is not put into the field: laying out thousands of lines would hold up the page. */
const mostInField = 20_000

type ListIntakeProps = { law: Law | ''; onLaw: (law: Law | '') => void; onRead: (text: string) => void }

/** A list to drop, to choose, or to paste. */
export function ListIntake({ law, onLaw, onRead }: ListIntakeProps) {
  const { t } = useLingui()
  const words = useFormWords(blank)
  const isReady = useHydrated()
  // Read when it is needed, whenever it was typed: before the page was ready too.
  const pasted = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [isOver, setIsOver] = useState(false)
  const readFile = async (file: File | undefined) => {
    if (file) onRead(decodeList(new Uint8Array(await file.arrayBuffer())))
  }
  const stop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (text.length <= mostInField || pasted.current?.value) return
    event.preventDefault()
    onRead(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped here; with the keyboard, the field takes it
    <div
      className={`${panel} ${isOver ? styles.over : ''}`}
      onDragOver={stop}
      onDragLeave={stop}
      onPaste={paste}
      onDrop={event => {
        stop(event)
        const [file] = event.dataTransfer.files
        if (file) void readFile(file)
        else onRead(event.dataTransfer.getData('text/plain'))
      }}
    >
      <noscript>
        <p className={withoutScripts}>{t`L’outil calcule dans votre navigateur : activez JavaScript.`}</p>
      </noscript>
      <Select<Law | ''>
        id="list-law"
        name="listLaw"
        label={t`Droit des lignes qui n’en disent rien`}
        value={law}
        options={[
          ...(law === '' ? [{ value: '' as const, label: words.chooseLaw }] : []),
          ...laws.map(value => ({ value, label: words.laws[value] })),
        ]}
        onChange={onLaw}
      />
      <div className={styles.file}>
        <label htmlFor="list-file" className={styles.label}>
          {t`Fichier CSV`}
        </label>
        <input
          id="list-file"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className={styles.choose}
          onChange={event => {
            void readFile(event.target.files?.[0])
            // Choosing the same file again reads it again.
            event.target.value = ''
          }}
        />
      </div>
      <Field
        id="list-text"
        name="list"
        label={t`Ou collez des lignes d’un tableur`}
        hint={
          <Trans>
            Avec ou sans ligne de titres, par exemple : client ; date ; montant ; délai. Délais : « 60 », « 45
            jours fin de mois », « rien ».
          </Trans>
        }
        required={false}
        multiline
        wide
        spellCheck={false}
        ref={control => {
          pasted.current = control
        }}
      />
      <div className={styles.actions}>
        <Button tone="primary" disabled={!isReady} onClick={() => onRead(pasted.current?.value ?? '')}>
          <Trans>Calculer la liste</Trans>
        </Button>
        <Text size="small" tone="soft">
          <Trans>Séparateurs : virgule, point-virgule ou tabulation.</Trans>
        </Text>
      </div>
    </div>
  )
}
