import { useLingui } from '@lingui/react/macro'
import { handFiles } from '../../../components/handedFiles.ts'
import { Link } from '../../../components/links.tsx'
import { Alert } from '../../../components/ui/Alert.tsx'
import type { FileSummary } from './checkTask.ts'
import { failureText } from './failureText.ts'
import { sourceOfFile } from './useChecks.ts'

const reader = '/outils/lecteur-releves'

/** The files that are no payment files, and what they are; a statement goes on to its own tool. */
export function Failures({ files }: { files: readonly FileSummary[] }) {
  const { t, i18n } = useLingui()
  return files.map(file => {
    const { id, name, failure } = file
    if (!failure) return null
    const source = sourceOfFile(file)
    return (
      <Alert
        key={id}
        tone="critical"
        icon="critical"
        role="alert"
        title={name}
        action={
          failure.code === 'statement' &&
          source && (
            <Link to={reader} onClick={() => handFiles(reader, [source])}>
              {t`Ouvrir dans le lecteur de relevés`}
            </Link>
          )
        }
      >
        {failureText(i18n, failure)}
      </Alert>
    )
  })
}
