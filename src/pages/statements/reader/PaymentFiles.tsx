import { useLingui } from '@lingui/react/macro'
import { handFiles } from '../../../components/handedFiles.ts'
import { Link } from '../../../components/links.tsx'
import { Alert } from '../../../components/ui/Alert.tsx'
import type { Overview, ShownProblem } from '../formats/session.ts'
import type { Source } from './useReadings.ts'

const checker = '/outils/verificateur-paiements'
const isPaymentFile = (problems: readonly ShownProblem[]) =>
  problems.some(({ code, found }) => code === 'otherMessage' && /^pain\.00[18]$/.test(found ?? ''))

type PaymentFilesProps = { problems: Overview['problems']; sources: readonly Source[] }

/** Payment files among those that were given: their own tool checks them, with one click. */
export function PaymentFiles({ problems, sources }: PaymentFilesProps) {
  const { t } = useLingui()
  const names = [...problems].filter(([, found]) => isPaymentFile(found)).map(([name]) => name)
  // A file of an archive goes on with its archive.
  const files = sources.filter(({ name }) => names.some(each => each === name || each.startsWith(`${name}/`)))
  if (files.length === 0) return null
  return (
    <Alert
      icon="draft"
      role="status"
      title={t`Un fichier de paiements se vérifie dans son propre outil.`}
      action={
        <Link to={checker} onClick={() => handFiles(checker, files)}>
          {t`Ouvrir dans le vérificateur de paiements`}
        </Link>
      }
    />
  )
}
