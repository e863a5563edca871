import { useLingui } from '@lingui/react/macro'
import { type DragEvent, type Ref, useRef, useState } from 'react'
import { useHydrated } from '../../components/useHydrated.ts'
import { WithoutScripts } from '../../components/WithoutScripts.tsx'
import { today } from '../../lib/handOver.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { panel } from '../../ui/panel.css.ts'
import { Text } from '../../ui/Text.tsx'
import * as styles from '../statementReader/StatementReader.css.ts'
import type { Source } from './checkTask.ts'
import { sample } from './samples.ts'

const sourcesOf = (files: Iterable<File>): Source[] =>
  [...files].map(file => ({ name: file.name, content: file }))

type IntakeProps = {
  onCheck: (sources: Source[], isSample?: boolean) => void
  ref: Ref<HTMLInputElement>
}

/** Files to drop or choose, a text to paste, and samples. */
export function Intake({ onCheck, ref }: IntakeProps) {
  const { t } = useLingui()
  // Read when it is needed, whenever it was typed: before the page was ready too.
  const pasted = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isReady = useHydrated()
  const stop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }
  const checkPasted = () => {
    if (!pasted.current?.value) return
    onCheck([{ name: t`Texte collé`, content: new Blob([pasted.current.value]) }])
    pasted.current.value = ''
  }
  const samples = [
    { name: 'clean', label: t`Virements sans défaut` },
    { name: 'faults', label: t`Virements, cinq défauts` },
    { name: 'debits', label: t`Prélèvements` },
  ] as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; with the keyboard, the field takes them
    <div
      className={`${panel} ${styles.intake} ${isOver ? styles.over : ''}`}
      onDragOver={stop}
      onDragLeave={stop}
      onDrop={event => {
        stop(event)
        onCheck(sourcesOf(event.dataTransfer.files))
      }}
      onPaste={event => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        onCheck(sourcesOf(event.clipboardData.files))
      }}
    >
      <WithoutScripts
        off={t`L’outil vérifie dans votre navigateur : activez JavaScript.`}
        failed={t`Le script de cet outil n’a pas pu être chargé. Rechargez la page ; si rien ne change, un bloqueur ou votre réseau l’arrête.`}
      />
      <div className={styles.drop}>
        <p className={styles.dropHere}>{t`Déposez vos fichiers de paiements ici`}</p>
        <label htmlFor="payment-files" className={styles.choose}>
          {t`Choisir des fichiers`}
        </label>
        <Text size="small" tone="soft">
          {t`pain.001 ou pain.008, un ou plusieurs fichiers, ou leur ZIP, jusqu’à 100 Mo et 200 000 paiements.`}
        </Text>
        <input
          ref={ref}
          id="payment-files"
          type="file"
          multiple
          className={styles.files}
          onChange={event => {
            onCheck(sourcesOf(event.target.files ?? []))
            // Choosing the same file again checks it again.
            event.target.value = ''
          }}
        />
      </div>
      {/* No form: sent before scripts run, it would carry the text to the server. */}
      <div className={styles.paste}>
        <Field
          id="payment-text"
          name="text"
          label={t`Ou collez le XML d’un fichier`}
          required={false}
          multiline
          spellCheck={false}
          ref={control => {
            pasted.current = control
          }}
        />
        <Button tone="secondary" size="small" disabled={!isReady} onClick={checkPasted}>
          {t`Vérifier le texte`}
        </Button>
      </div>
      <div className={styles.samples}>
        <Text size="small" tone="soft">
          {t`Pas de fichier sous la main ? Ouvrez un exemple, avec des sociétés fictives.`}
        </Text>
        {samples.map(({ name, label }) => (
          <Button
            key={name}
            tone="secondary"
            size="small"
            disabled={!isReady}
            onClick={() => onCheck([sample(name, today())], true)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
