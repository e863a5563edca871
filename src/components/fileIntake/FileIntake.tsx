import { type Ref, useRef } from 'react'
import { useHydrated } from '../../app/hydration/useHydrated.ts'
import type { HandedFile } from '../handedFiles.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { panel } from '../ui/panel.css.ts'
import { Text } from '../ui/Text.tsx'
import { WithoutScripts } from '../WithoutScripts.tsx'
import * as styles from './FileIntake.css.ts'
import { sourcesOf } from './useDrop.ts'

type FileIntakeProps = {
  /** The beginning of the ids of its controls; its own is `<name>-intake`. */
  name: string
  /** What it says where scripts are off, and where they could not be loaded. */
  withoutScripts: { off: string; failed: string }
  words: {
    dropHere: string
    choose: string
    /** What it takes. */
    takes: string
    paste: string
    /** The name of a text that was pasted. */
    pasted: string
    readPasted: string
    samples: string
  }
  samples: readonly { label: string; source: () => HandedFile }[]
  onFiles: (sources: HandedFile[], isSample?: boolean) => void
  /** Folded away: files can still be dropped on the tool. */
  isFolded?: boolean
  /** A file is held over the tool. */
  isOver: boolean
  ref: Ref<HTMLInputElement>
}

/** Where files come into a tool: to drop or choose, a text to paste, and samples. */
export function FileIntake({ name, withoutScripts, words, samples, onFiles, ...rest }: FileIntakeProps) {
  const { isFolded = false, isOver, ref } = rest
  // Read when it is needed, whenever it was typed: before the page was ready too.
  const pasted = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const isReady = useHydrated()
  const readPasted = () => {
    if (!pasted.current?.value) return
    onFiles([{ name: words.pasted, content: new Blob([pasted.current.value]) }])
    pasted.current.value = ''
  }
  return (
    <div
      id={`${name}-intake`}
      className={[panel, styles.intake, isOver && styles.over, isFolded && styles.folded]
        .filter(Boolean)
        .join(' ')}
    >
      <WithoutScripts {...withoutScripts} />
      <div className={styles.drop}>
        <p className={styles.dropHere}>{words.dropHere}</p>
        <label htmlFor={`${name}-files`} className={styles.choose}>
          {words.choose}
        </label>
        <Text size="small" tone="soft">
          {words.takes}
        </Text>
        <input
          ref={ref}
          id={`${name}-files`}
          type="file"
          multiple
          className={styles.files}
          onChange={event => {
            onFiles(sourcesOf(event.target.files ?? []))
            // Choosing the same file again reads it again.
            event.target.value = ''
          }}
        />
      </div>
      {/* No form: sent before scripts run, it would carry the text to the server. */}
      <div className={styles.paste}>
        <Field
          id={`${name}-text`}
          name="text"
          label={words.paste}
          required={false}
          multiline
          spellCheck={false}
          ref={control => {
            pasted.current = control
          }}
        />
        <Button tone="secondary" size="small" disabled={!isReady} onClick={readPasted}>
          {words.readPasted}
        </Button>
      </div>
      <div className={styles.samples}>
        <Text size="small" tone="soft">
          {words.samples}
        </Text>
        {samples.map(({ label, source }) => (
          <Button
            key={label}
            tone="secondary"
            size="small"
            disabled={!isReady}
            onClick={() => onFiles([source()], true)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
