import type { ReactNode } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { FaultCode, FieldName, Fields } from '../../mail/fields.ts'
import { Field } from '../../ui/Field.tsx'
import { useFaultText } from './useFaultText.ts'
import { useLabels } from './useLabels.ts'

/** How each field is filled in by browsers and keyboards. */
const entry = {
  'first-name': { autoComplete: 'given-name', autoCapitalize: 'words' },
  'last-name': { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', wide: true },
  role: { autoComplete: 'organization-title' },
  company: { autoComplete: 'organization', autoCapitalize: 'words' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', wide: true },
  message: { multiline: true, wide: true, spellCheck: true },
} as const

/** The id of a field's control in the page. */
export const fieldId = (name: FieldName) => `contact-${name}`

type FormFieldProps = {
  name: FieldName
  form: UseFormReturn<Fields>
  readOnly: boolean
  hint?: ReactNode
}

/** One field of the form. The browser holds its text; only what is wrong with it renders it anew. */
export function FormField({ name, form, readOnly, hint }: FormFieldProps) {
  const { errors } = useFormState({ control: form.control, name, exact: true })
  const labels = useLabels()
  const faultText = useFaultText()
  const { onBlur, ...registered } = form.register(name)
  const code = errors[name]?.type as FaultCode | undefined
  return (
    <Field
      type="text"
      {...entry[name]}
      {...registered}
      // A field that one passes without typing is not wrong yet.
      onBlur={event => (event.target.value || code ? onBlur(event) : undefined)}
      id={fieldId(name)}
      label={labels[name]}
      hint={hint}
      error={code && faultText(name, code)}
      readOnly={readOnly}
    />
  )
}
