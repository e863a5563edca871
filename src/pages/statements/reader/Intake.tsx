import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { FileIntake } from '../../../components/fileIntake/FileIntake.tsx'
import camt053 from './samples/arvenne.camt053.xml?raw'
import cfonb120 from './samples/arvenne.cfonb120.txt?raw'
import mt940 from './samples/arvenne.sta?raw'
import type { Source } from './statementWorker.ts'

const samples = [
  { format: 'MT940', name: 'arvenne.sta', text: mt940 },
  { format: 'camt.053', name: 'arvenne.camt053.xml', text: camt053 },
  { format: 'CFONB120', name: 'arvenne.cfonb120.txt', text: cfonb120 },
]

type IntakeProps = {
  onRead: (sources: Source[], isSample?: boolean) => void
  isFolded: boolean
  isOver: boolean
  ref: Ref<HTMLInputElement>
}

/** Where statements come in, with a sample of each format. */
export function Intake({ onRead, ...rest }: IntakeProps) {
  const { t } = useLingui()
  return (
    <FileIntake
      name="statement"
      withoutScripts={{
        off: t`L’outil lit dans votre navigateur : activez JavaScript.`,
        failed: t`Le script de cet outil n’a pas pu être chargé. Rechargez la page ; si rien ne change, un bloqueur ou votre réseau l’arrête.`,
      }}
      words={{
        dropHere: t`Déposez vos relevés ici`,
        choose: t`Choisir des fichiers`,
        takes: t`MT940, MT942, camt.052, camt.053, camt.054, CFONB120 ou CODA, un ou plusieurs fichiers, ou leur ZIP. Le format est reconnu.`,
        paste: t`Ou collez le texte d’un relevé`,
        pasted: t`Texte collé`,
        readPasted: t`Lire le texte`,
        samples: t`Pas de fichier sous la main ? Ouvrez un exemple, avec des sociétés fictives.`,
      }}
      samples={samples.map(({ format, name, text }) => ({
        label: t({ message: `Exemple ${format}`, comment: 'opens a sample of a format of statements' }),
        source: () => ({ name, content: new Blob([text]) }),
      }))}
      onFiles={onRead}
      {...rest}
    />
  )
}
