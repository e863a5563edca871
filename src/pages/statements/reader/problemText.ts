import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Place, Problem } from '../formats/types.ts'

/** The name of a field (`:61:`), of a record (`04`) or of an element. */
function tagText(i18n: I18n, tag: string): string {
  const [, field] = /^:(\w+):$/.exec(tag) ?? []
  if (field) return i18n._(msg({ message: `champ ${field}`, comment: 'a field of an MT940 message' }))
  if (/^\d\d$/.test(tag))
    return i18n._(msg({ message: `enregistrement ${tag}`, comment: 'a record of a CFONB120 file' }))
  return tag
}

/** Where something stands: `ligne 12, champ 61, colonne 5`; empty if it is about the whole file. */
export function placeText(i18n: I18n, { line, column, tag }: Place): string {
  return [
    line && i18n._(msg`ligne ${line}`),
    tag && tagText(i18n, tag),
    column && i18n._(msg({ message: `colonne ${column}`, comment: 'after the line and the field' })),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What is wrong, and what to do about it where the visitor can. */
export function problemText(i18n: I18n, { code, found = '' }: Problem): string {
  const texts: Record<Problem['code'], () => ReturnType<typeof msg>> = {
    empty: () => msg`Le fichier est vide.`,
    binary: () =>
      found
        ? msg`C’est un fichier ${found}, pas un relevé à lire : demandez le relevé en MT940, camt.053, CFONB120 ou CODA.`
        : msg`Ce n’est pas du texte : un PDF, une archive ou un tableur ? Demandez le relevé en MT940, camt.053 ou CFONB120.`,
    archive: () =>
      msg`L’archive ne peut pas être ouverte : elle contient trop de fichiers, plus de 100 Mo, ou elle est compressée d’une façon qui n’est pas courante.`,
    locked: () =>
      msg`Le fichier est protégé par un mot de passe : ouvrez l’archive et choisissez ce qu’elle contient.`,
    damaged: () => msg`L’archive est abîmée : son contenu ne correspond pas à ce qu’elle annonce.`,
    tooLarge: () => msg`Le fichier dépasse 100 Mo : demandez-le par compte ou par mois.`,
    failed: () => msg`Le navigateur n’a pas pu lire ce fichier : choisissez-le à nouveau.`,
    unknownFormat: () =>
      msg`Aucun format de relevé n’est reconnu : l’outil lit le MT940, le MT942, les camt.052, 053 et 054, le CFONB120 et le CODA.`,
    otherMessage: () => msg`C’est un ${found}, pas un relevé : demandez à la banque le MT940 ou le camt.053.`,
    doctype: () =>
      msg`Le fichier XML contient des déclarations d’entités (DTD), ce qu’aucune banque n’écrit : par prudence, il n’est pas lu.`,
    xml: () => msg`Le XML s’interrompt ou se contredit ici. Ce qui précède est affiché ; ce qui suit manque.`,
    noStatement: () => msg`Le fichier ne contient aucun relevé.`,
    more: () => msg`Et ${found} autres problèmes.`,
    date: () => (found ? msg`« ${found} » n’est pas une date.` : msg`La date manque.`),
    amount: () => (found ? msg`« ${found} » n’est pas un montant.` : msg`Le montant manque.`),
    sign: () =>
      found
        ? msg`« ${found} » ne dit pas s’il s’agit d’un débit ou d’un crédit.`
        : msg`Le sens, débit ou crédit, manque.`,
    currency: () =>
      found
        ? msg`La devise « ${found} » n’est pas celle du compte.`
        : msg`La devise manque : les montants sont lus avec deux décimales.`,
    code: () =>
      found
        ? msg`« ${found} » ne commence pas par un type de mouvement, tel que NTRF.`
        : msg`Le type de mouvement manque.`,
    movement: () => msg`« ${found} » n’est pas lisible dans un mouvement.`,
    balance: () => msg`« ${found} » n’est pas un solde.`,
    unknownLine: () => msg`« ${found} » n’appartient à aucun champ connu : cette ligne est laissée de côté.`,
    orphan: () => msg`Ce complément ne suit aucun mouvement : il est laissé de côté.`,
    misplaced: () =>
      msg`« ${found} » n’est pas à sa place au milieu d’un relevé : ce champ est laissé de côté.`,
    otherAccount: () => msg`Cet enregistrement porte un autre compte, ${found} ; il est compté ici.`,
    noOpening: () => msg`Ce relevé n’a pas de solde d’ouverture lisible.`,
    noClosing: () => msg`Ce relevé n’a pas de solde de clôture lisible : il est peut-être coupé.`,
    count: () => msg`Le relevé annonce ${found} écritures, et en contient un autre nombre.`,
    sum: () => msg`Le relevé annonce une somme de ${found}, et ses mouvements en donnent une autre.`,
    duplicate: () =>
      found
        ? msg`Le relevé ${found} est déjà là : il ne compte qu’une fois.`
        : msg`Ce relevé est déjà là : il ne compte qu’une fois.`,
  }
  return i18n._(texts[code]())
}
