import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { FileIntake } from '../../../components/fileIntake/FileIntake.tsx'
import { today } from '../../../components/handOver.ts'
import type { Source } from './checkTask.ts'
import { sample } from './samples.ts'

type IntakeProps = {
  onCheck: (sources: Source[], isSample?: boolean) => void
  isOver: boolean
  ref: Ref<HTMLInputElement>
}

/** Where payment files come in, with three samples. */
export function Intake({ onCheck, ...rest }: IntakeProps) {
  const { t } = useLingui()
  const samples = [
    { name: 'clean', label: t`Virements sans défaut` },
    { name: 'faults', label: t`Virements, cinq défauts` },
    { name: 'debits', label: t`Prélèvements` },
  ] as const
  return (
    <FileIntake
      name="payment"
      withoutScripts={{
        off: t`L’outil vérifie dans votre navigateur : activez JavaScript.`,
        failed: t`Le script de cet outil n’a pas pu être chargé. Rechargez la page ; si rien ne change, un bloqueur ou votre réseau l’arrête.`,
      }}
      words={{
        dropHere: t`Déposez vos fichiers de paiements ici`,
        choose: t`Choisir des fichiers`,
        takes: t`pain.001 ou pain.008, un ou plusieurs fichiers, ou leur ZIP, jusqu’à 100 Mo et 200 000 paiements.`,
        paste: t`Ou collez le XML d’un fichier`,
        pasted: t`Texte collé`,
        readPasted: t`Vérifier le texte`,
        samples: t`Pas de fichier sous la main ? Ouvrez un exemple, avec des sociétés fictives.`,
      }}
      samples={samples.map(({ name, label }) => ({ label, source: () => sample(name, today()) }))}
      onFiles={onCheck}
      {...rest}
    />
  )
}
