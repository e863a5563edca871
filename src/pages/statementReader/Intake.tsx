import { useLingui } from '@lingui/react/macro'
import { type Ref, useRef } from 'react'
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
import type { Source } from './statementWorker.ts'
import { sourcesOf } from './useDrop.ts'

const samples = [
  { format: 'MT940', name: 'arvenne.sta', text: mt940 },
  { format: 'camt.053', name: 'arvenne.camt053.xml', text: camt053 },
  { format: 'CFONB120', name: 'arvenne.cfonb120.txt', text: cfonb120 },
]

type IntakeProps = {
  onRead: (sources: Source[], isSample?: boolean) => void
  /** Folded away: files can still be dropped on the reader. */
  isFolded: boolean
  /** A file is held over the reader. */
  isOver: boolean
  ref: Ref<HTMLInputElement>
}

/** Files to drop or choose, a text to paste, and a sample of each format. */
export function Intake({ onRead, isFolded, isOver, ref }: IntakeProps) {
  const { t } = useLingui()
  // Read when it is needed, whenever it was typed: before the page was ready too.
  const pasted = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const isReady = useHydrated()
  const readPasted = () => {
    if (!pasted.current?.value) return
    onRead([{ name: t`Texte collé`, content: new Blob([pasted.current.value]) }])
    pasted.current.value = ''
  }
  return (
    <div
      id="statement-intake"
      className={[panel, styles.intake, isOver && styles.over, isFolded && styles.folded]
        .filter(Boolean)
        .join(' ')}
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
