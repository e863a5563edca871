import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { Field } from '../../../components/ui/Field.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { site } from '../../../content/vendor.ts'
import { type FaultCode, type FieldName, type Fields, longest, shortestMessage } from '../mail/fields.ts'
import { useLabels } from './useLabels.ts'

/** Returns the message for a fault: what is wrong, and what a valid value looks like. */
function useFaultText(): (name: FieldName, code: FaultCode) => string {
  const { t } = useLingui()
  const { phone } = site(useLocale())
  const missing: Record<FieldName, () => string> = {
    'first-name': () => t`Indiquez votre prénom.`,
    'last-name': () => t`Indiquez votre nom.`,
    email: () => t`Indiquez votre adresse e-mail.`,
    role: () => t`Indiquez votre fonction.`,
    company: () => t`Indiquez votre société.`,
    phone: () => t`Indiquez un numéro, avec l’indicatif s’il est étranger.`,
    message: () => t`Écrivez quelques mots : vos banques, vos entités, votre question.`,
  }
  return (name, code) => {
    const most = longest[name]
    switch (code) {
      case 'required':
        return missing[name]()
      case 'long':
        return t`Raccourcissez : ${most} signes au plus.`
      case 'short':
        return t`Écrivez-en un peu plus : ${shortestMessage} signes au moins.`
      case 'domain':
        return t`Il manque un nom de domaine, par exemple h.vasseur@societe.fr.`
      case 'email':
        return t`Relisez cette adresse : elle n’a pas la forme nom@societe.fr.`
      case 'addresses':
        return t`Indiquez une seule adresse e-mail.`
      case 'words':
        return name === 'email'
          ? t`Indiquez l’adresse seule, sans espace ni autre mot.`
          : t`Indiquez le numéro seul, suivi du poste s’il y en a un : poste 12.`
      case 'numbers':
        return t`Indiquez un seul numéro, de 15 chiffres au plus.`
      case 'phone':
        return t`Écrivez de 6 à 15 chiffres, par exemple ${phone}.`
      case 'size':
        return t`Raccourcissez : c’est plus que le service d’envoi n’accepte.`
    }
  }
}

/** Autofill and keyboard of each field. */
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

/** One field of the form. It is uncontrolled: only an error renders it again. */
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
      // A field that was left without typing is not validated yet.
      onBlur={event => (event.target.value || code ? onBlur(event) : undefined)}
      id={fieldId(name)}
      label={labels[name]}
      hint={hint}
      error={code && faultText(name, code)}
      readOnly={readOnly}
    />
  )
}
