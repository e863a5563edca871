import { useLingui } from '@lingui/react/macro'
import { type DragEvent, type Ref, useRef, useState } from 'react'
import { useHydrated } from '../../components/useHydrated.ts'
import { WithoutScripts } from '../../components/WithoutScripts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { panel } from '../../ui/panel.css.ts'
import { Text } from '../../ui/Text.tsx'
import * as styles from './StatementReader.css.ts'
import camt053 from './samples/arvenne.camt053.xml?raw'
import cfonb120 from './samples/arvenne.cfonb120.txt?raw'
import mt940 from './samples/arvenne.sta?raw'
import type { Source } from './useReadings.ts'

const samples = [
  { format: 'MT940', name: 'arvenne.sta', text: mt940 },
  { format: 'camt.053', name: 'arvenne.camt053.xml', text: camt053 },
  { format: 'CFONB120', name: 'arvenne.cfonb120.txt', text: cfonb120 },
]

const sourcesOf = (files: Iterable<File>): Source[] =>
  [...files].map(file => ({ name: file.name, content: file }))

type IntakeProps = {
  onRead: (sources: Source[], isSample?: boolean) => void
  ref: Ref<HTMLInputElement>
}

/** Files to drop or choose, a text to paste, and a sample of each format. */
export function Intake({ onRead, ref }: IntakeProps) {
  const { t } = useLingui()
  // Read when it is needed, whenever it was typed: before the page was ready too.
  const pasted = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isReady = useHydrated()
  const stop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }
  const readPasted = () => {
    if (!pasted.current?.value) return
    onRead([{ name: t`Texte collé`, content: new Blob([pasted.current.value]) }])
    pasted.current.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; with the keyboard, the field takes them
    <div
      className={`${panel} ${styles.intake} ${isOver ? styles.over : ''}`}
      onDragOver={stop}
      onDragLeave={stop}
      onDrop={event => {
        stop(event)
        onRead(sourcesOf(event.dataTransfer.files))
      }}
      onPaste={event => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        onRead(sourcesOf(event.clipboardData.files))
      }}
    >
      <WithoutScripts
        off={t`L’outil lit dans votre navigateur : activez JavaScript.`}
        failed={t`Le script de cet outil n’a pas pu être chargé. Rechargez la page ; si rien ne change, un bloqueur ou votre réseau l’arrête.`}
      />
      <div className={styles.drop}>
        <p className={styles.dropHere}>{t`Déposez vos relevés ici`}</p>
        <label htmlFor="statement-files" className={styles.choose}>
          {t`Choisir des fichiers`}
        </label>
        <Text size="small" tone="soft">
          {t`MT940, MT942, camt.052, camt.053, camt.054, CFONB120 ou CODA, un ou plusieurs fichiers, ou leur ZIP. Le format est reconnu.`}
        </Text>
        <input
          ref={ref}
          id="statement-files"
          type="file"
          multiple
          className={styles.files}
          onChange={event => {
            onRead(sourcesOf(event.target.files ?? []))
            // Choosing the same file again reads it again.
            event.target.value = ''
          }}
        />
      </div>
      {/* No form: sent before scripts run, it would carry the text to the server. */}
      <div className={styles.paste}>
        <Field
          id="statement-text"
          name="text"
          label={t`Ou collez le texte d’un relevé`}
          required={false}
          multiline
          spellCheck={false}
          ref={control => {
            pasted.current = control
          }}
        />
        <Button tone="secondary" size="small" disabled={!isReady} onClick={readPasted}>
          {t`Lire le texte`}
        </Button>
      </div>
      <div className={styles.samples}>
        <Text size="small" tone="soft">
          {t`Pas de fichier sous la main ? Ouvrez un exemple, avec des sociétés fictives.`}
        </Text>
        {samples.map(({ format, name, text: content }) => (
          <Button
            key={format}
            tone="secondary"
            size="small"
            disabled={!isReady}
            onClick={() => onRead([{ name, content: new Blob([content]) }], true)}
          >
            {t({ message: `Exemple ${format}`, comment: 'opens a sample of a format of statements' })}
          </Button>
        ))}
      </div>
    </div>
  )
}
