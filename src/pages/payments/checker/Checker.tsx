import { Plural, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { sourcesOf, useDrop } from '../../../components/fileIntake/useDrop.ts'
import { takeFiles } from '../../../components/handedFiles.ts'
import { Alert } from '../../../components/ui/Alert.tsx'
import { Button } from '../../../components/ui/Button.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { sharedMessageIds } from '../checks/acrossFiles.ts'
import { Failures } from './Failures.tsx'
import { FileChoice } from './FileChoice.tsx'
import { FileReport } from './FileReport.tsx'
import { Intake } from './Intake.tsx'
import * as styles from './PaymentChecker.css.ts'
import { useChecks } from './useChecks.ts'
import { usePaymentWords } from './usePaymentWords.ts'

/** Where files come in, and what a bank would say: one file at a time. */
export function Checker() {
  const { t } = useLingui()
  const { count } = usePaymentWords()
  const input = useRef<HTMLInputElement>(null)
  const { files, isChecking, progress, check, stop, clear, changeProfile } = useChecks(() => [
    ...sourcesOf(input.current?.files ?? []),
    ...takeFiles('/outils/verificateur-paiements'),
  ])
  const [chosen, setChosen] = useState('')
  const { isOver, handlers } = useDrop(check)
  const checked = files.flatMap(({ id, name, report }) => (report ? [{ id, name, report }] : []))
  const shown = checked.find(({ id }) => id === chosen) ?? checked[0]
  const read = count(progress)
  const shared = sharedMessageIds(checked).map(each => ({ id: each.id, names: each.files.join(', ') }))
  return (
    <section className={styles.checker} aria-label={t`Vérificateur de paiements`} {...handlers}>
      <Intake ref={input} onCheck={check} isOver={isOver} />
      <div className={styles.status}>
        <div role="status">
          <Text tone="soft">
            {isChecking
              ? progress > 0
                ? t`Vérification en cours : ${read} paiements lus…`
                : t`Vérification en cours…`
              : files.length > 0 && (
                  <Plural value={files.length} one="# fichier vérifié" other="# fichiers vérifiés" />
                )}
          </Text>
        </div>
        {isChecking && (
          <Button tone="secondary" size="small" onClick={stop}>
            {t`Arrêter la vérification`}
          </Button>
        )}
        {files.length > 0 && (
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              clear()
              setChosen('')
              input.current?.focus()
            }}
          >
            {t`Tout effacer`}
          </Button>
        )}
      </div>
      <Failures files={files} />
      {shared.map(({ id, names }) => (
        <Alert
          key={id}
          icon="critical"
          role="status"
          title={t`L’identifiant de message ${id} est celui de plusieurs fichiers : ${names}.`}
        >
          {t`Une banque se souvient des identifiants pendant des semaines et prend le second fichier pour une copie du premier. Donnez à chacun le sien.`}
        </Alert>
      ))}
      {checked.length > 1 && <FileChoice files={checked} chosen={shown?.id ?? ''} onChoose={setChosen} />}
      {shown && (
        <FileReport key={shown.id} {...shown} onProfile={profile => void changeProfile(shown.id, profile)} />
      )}
    </section>
  )
}
