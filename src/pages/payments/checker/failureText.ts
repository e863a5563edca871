import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '../checks/checkBytes.ts'

/** Why a file is not checked, and what to do. */
export function failureText(i18n: I18n, { code, found = '' }: Failure): string {
  const texts: Record<Failure['code'], () => ReturnType<typeof msg>> = {
    empty: () => msg`Le fichier est vide.`,
    statement: () => msg`C’est un relevé bancaire (${found}), pas un fichier de paiements.`,
    otherMessage: () =>
      msg`C’est un ${found}, pas un fichier de paiements : l’outil vérifie le pain.001 et le pain.008.`,
    unknownFormat: () =>
      found
        ? msg`Ce XML est un ${found}, pas un fichier de paiements : l’outil vérifie le pain.001 et le pain.008.`
        : msg`Ce n’est pas un fichier de paiements : l’outil vérifie le pain.001 et le pain.008, en XML.`,
    binary: () =>
      found
        ? msg`C’est un fichier ${found}, pas un fichier de paiements en XML.`
        : msg`Ce n’est pas du texte : l’outil vérifie le pain.001 et le pain.008, en XML.`,
    archive: () =>
      msg`L’archive ne peut pas être ouverte : elle contient trop de fichiers, plus de 100 Mo, ou elle est compressée d’une façon qui n’est pas courante.`,
    locked: () =>
      msg`Le fichier est protégé par un mot de passe : ouvrez l’archive et choisissez ce qu’elle contient.`,
    damaged: () => msg`L’archive est abîmée : son contenu ne correspond pas à ce qu’elle annonce.`,
    tooLarge: () => msg`Le fichier dépasse 100 Mo : partagez-le par lot.`,
    failed: () => msg`Le navigateur n’a pas pu lire ce fichier : choisissez-le à nouveau.`,
  }
  return i18n._(texts[code]())
}
