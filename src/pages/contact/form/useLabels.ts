import { useLingui } from '@lingui/react/macro'
import type { FieldName } from '../mail/fields.ts'

/** The labels of the fields. */
export function useLabels(): Record<FieldName, string> {
  const { t } = useLingui()
  return {
    'first-name': t`Prénom`,
    'last-name': t({ message: `Nom`, comment: 'family name' }),
    email: t`E-mail professionnel`,
    role: t({ message: `Fonction`, comment: 'what someone does in a company' }),
    company: t`Société`,
    phone: t`Téléphone`,
    message: t`Message`,
  }
}
