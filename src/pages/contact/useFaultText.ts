import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { site } from '../../content/vendor.ts'
import { type FaultCode, type FieldName, longest, shortestMessage } from '../../mail/fields.ts'

/** Gives what to say of a fault in a field: what is missing, and how it would be right. */
export function useFaultText(): (name: FieldName, code: FaultCode) => string {
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
