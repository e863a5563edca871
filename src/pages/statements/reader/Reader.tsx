import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { over } from '../../../components/fileIntake/FileIntake.css.ts'
import { sourcesOf, useDrop } from '../../../components/fileIntake/useDrop.ts'
import { takeFiles } from '../../../components/handedFiles.ts'
import { Alert } from '../../../components/ui/Alert.tsx'
import { Button } from '../../../components/ui/Button.tsx'
import { Select } from '../../../components/ui/Select.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { type Encoding, encodings } from '../formats/encodings.ts'
import { AccountSummary, accountName } from './AccountSummary.tsx'
import { Accounts } from './Accounts.tsx'
import { FirstLines } from './FirstLines.tsx'
import { Intake } from './Intake.tsx'
import { Movements } from './Movements.tsx'
import { PaymentFiles } from './PaymentFiles.tsx'
import { Problems } from './Problems.tsx'
import * as styles from './StatementReader.css.ts'
import { type ReadingProgress, useReadings } from './useReadings.ts'

const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'iso-8859-15': 'ISO 8859-15',
  'iso-8859-2': 'ISO 8859-2',
  cp850: 'CP850 (DOS)',
  cp852: 'CP852 (DOS)',
}

/** Where files come in, and what they contain: one account at a time. */
export function Reader() {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { overview, sources, version, encoding, progress, lost, read, stop, clear, decodeAs } = useReadings(
    () => [...sourcesOf(input.current?.files ?? []), ...takeFiles('/outils/lecteur-releves')],
  )
  const { files, accounts, problems } = overview
  const [chosen, setChosen] = useState('0')
  const [isAdding, setIsAdding] = useState(false)
  const { isOver, handlers } = useDrop(read)
  // What was added is shown, and the place to add more folds away again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something has been read
  useEffect(() => setIsAdding(false), [version])
  const index = Number(chosen) < accounts.length ? Number(chosen) : 0
  const account = accounts[index]
  const unnamed = t`Compte sans numéro`
  const isFolded = files > 0 && !isAdding
  const isBusy = files > 0 || progress !== undefined
  return (
    <section className={styles.reader} aria-label={t`Lecteur de relevés`} {...handlers}>
      <div className={`${styles.status} ${isBusy ? styles.bar : styles.idle} ${isOver ? over : ''}`}>
        <div role="status">
          <Text tone={files > 0 ? 'normal' : 'soft'}>
            {progress
              ? t`Lecture en cours…`
              : files > 0 && (
                  <>
                    <Plural value={files} one="# fichier lu" other="# fichiers lus" />
                    {', '}
                    <Plural value={accounts.length} one="# compte" other="# comptes" />
                  </>
                )}
          </Text>
        </div>
        {progress && <Progress {...progress} />}
        <div className={styles.actions}>
          {progress && (
            <Button tone="secondary" size="small" onClick={stop}>
              {t`Arrêter la lecture`}
            </Button>
          )}
          {files > 0 && (
            <Button
              tone="secondary"
              size="small"
              aria-expanded={!isFolded}
              aria-controls="statement-intake"
              onClick={() => setIsAdding(!isAdding)}
            >
              {t({ message: `Ajouter`, comment: 'more files' })}
            </Button>
          )}
          {files > 0 && (
            <Button
              tone="secondary"
              size="small"
              onClick={() => {
                clear()
                setChosen('0')
                input.current?.focus()
              }}
            >
              {t`Tout effacer`}
            </Button>
          )}
        </div>
      </div>
      <Intake ref={input} onRead={read} isFolded={isFolded} isOver={isOver} />
      {progress?.preview && files === 0 && <FirstLines {...progress.preview} />}
      {lost.length > 0 && (
        <Alert
          tone="critical"
          icon="critical"
          role="alert"
          title={t`Le navigateur a interrompu la lecture de ${lost.join(', ')}, sans doute faute de mémoire. Choisissez moins de fichiers à la fois.`}
        />
      )}
      <Problems problems={problems} />
      <PaymentFiles problems={problems} sources={sources} />
      {accounts.length > 1 && (
        <Accounts accounts={accounts} chosen={index} onChoose={position => setChosen(String(position))} />
      )}
      {files > 0 && (
        <div className={styles.choices}>
          {accounts.length > 1 && (
            <Select
              id="statement-account"
              name="account"
              label={t`Compte`}
              value={String(index)}
              options={accounts.map((each, position) => ({
                value: String(position),
                label: [accountName(each.account) || unnamed, each.currency].filter(Boolean).join(' · '),
              }))}
              onChange={setChosen}
            />
          )}
          <Select
            id="statement-encoding"
            name="encoding"
            label={t({ message: `Encodage des textes`, comment: 'of the letters in a file' })}
            value={encoding ?? 'auto'}
            options={[
              { value: 'auto', label: t({ message: `Reconnu`, comment: 'the encoding is recognized' }) },
              ...encodings.map(value => ({ value, label: encodingNames[value] })),
            ]}
            onChange={value => decodeAs(value === 'auto' ? undefined : value)}
          />
        </div>
      )}
      {account && <AccountSummary account={account} />}
      {account && account.count > 0 && (
        <Movements
          key={`${account.kind} ${account.account} ${account.currency}`}
          account={account}
          position={index}
          version={version}
        />
      )}
    </section>
  )
}

/** How far the reading is. */
function Progress({ name, share }: ReadingProgress) {
  const { t } = useLingui()
  const locale = useLocale()
  const percent = formatNumber(Math.floor(share * 100), locale)
  return (
    <div className={styles.progress}>
      <progress className={styles.progressBar} value={share} max={1} aria-label={t`Lecture de ${name}`} />
      <span className={styles.progressText}>{t`${name}, ${percent} %`}</span>
    </div>
  )
}
