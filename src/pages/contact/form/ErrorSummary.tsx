import { Plural, Trans } from '@lingui/react/macro'
import { type Control, useFormState } from 'react-hook-form'
import { Alert } from '../../../components/ui/Alert.tsx'
import { VisuallyHidden } from '../../../components/ui/layout/VisuallyHidden.tsx'
import * as styles from '../ContactPage.css.ts'
import type { FieldName, Fields } from '../mail/fields.ts'
import { fieldId } from './FormField.tsx'
import { useLabels } from './useLabels.ts'

type ErrorSummaryProps = {
  /** The fields that were invalid at the last attempt; corrected ones stay in the list, so that nothing moves. */
  names: readonly FieldName[]
  control: Control<Fields>
  onFollow: (name: FieldName) => void
}

/** Links to the invalid fields; corrected ones are crossed out. */
export function ErrorSummary({ names, control, onFollow }: ErrorSummaryProps) {
  const { errors } = useFormState({ control })
  const labels = useLabels()
  const count = names.length
  return (
    <Alert
      icon="critical"
      tone="critical"
      role="alert"
      title={<Plural value={count} one="# champ à corriger" other="# champs à corriger" />}
    >
      <ul className={styles.list}>
        {names.map(name => {
          const link = (
            <a
              href={`#${fieldId(name)}`}
              onClick={event => {
                event.preventDefault()
                onFollow(name)
              }}
            >
              {labels[name]}
            </a>
          )
          return (
            <li key={name}>
              {errors[name] ? (
                link
              ) : (
                <s className={styles.fixed}>
                  {labels[name]}
                  <VisuallyHidden>
                    {' '}
                    <Trans comment="a field that was at fault and is right now">(corrigé)</Trans>
                  </VisuallyHidden>
                </s>
              )}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
