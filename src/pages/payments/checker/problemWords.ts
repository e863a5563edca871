import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDay } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Problem, ProblemCode, Reason } from '../formats/types.ts'
import { elementsText, elementText } from './elementNames.ts'

type Say = (values: Values) => MessageDescriptor
type Values = {
  /** What the file says, and what it should say. */
  found: string
  expected: string
  /** The element in words with its tag, and what `found` and `expected` name in words. */
  element: string
  foundName: string
  expectedName: string
  /** `found` and `expected` as days, where they are. */
  foundDay: string
  expectedDay: string
  length: number
}

/** What is wrong and what to write, by reason; `any` for problems of one kind. */
type Words = Partial<Record<Reason | 'any', [says: Say, fix: Say]>>

const valuesOf = (i18n: I18n, { found = '', expected = '', element }: Problem): Values => {
  const locale = i18n.locale as Locale
  const day = (text: string) =>
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? formatDay(text, locale) : text
  return {
    found: found.length > 80 ? `${found.slice(0, 80)}…` : found,
    expected,
    element: elementText(i18n, element),
    foundName: elementText(i18n, found),
    expectedName: elementsText(i18n, expected),
    foundDay: day(found),
    expectedDay: day(expected),
    length: [...found].length,
  }
}

/** A kind of problem, as the head of a list of them. */
const titles: Record<ProblemCode, () => MessageDescriptor> = {
  xml: () => msg`Le XML est interrompu`,
  doctype: () => msg`Le fichier déclare un type de document`,
  version: () => msg`Ce n’est pas le message annoncé`,
  retiredVersion: () => msg`Version du message abandonnée ou rare`,
  schema: () => msg`La structure du message n’est pas respectée`,
  empty: () => msg`Élément vide`,
  count: () => msg`Nombre de paiements faux`,
  controlSum: () => msg`Somme de contrôle fausse`,
  controlSumDecimals: () => msg`Trop de décimales dans la somme de contrôle`,
  controlSumMissing: () => msg`Nombre ou somme de contrôle absents`,
  amount: () => msg`Montant refusé`,
  currency: () => msg`Autre devise que l’euro`,
  iban: () => msg`IBAN faux`,
  ibanNational: () => msg`Clé nationale du compte fausse`,
  sepaCountry: () => msg`Pays hors du périmètre SEPA`,
  bic: () => msg`BIC refusé`,
  bicCountry: () => msg`BIC et IBAN de pays différents`,
  length: () => msg`Texte trop long`,
  remittance: () => msg`Plus d’une communication`,
  characters: () => msg`Caractères que toutes les banques ne prennent pas`,
  slashes: () => msg`Barre oblique mal placée dans un identifiant`,
  chargeBearer: () => msg`Répartition des frais refusée`,
  datePast: () => msg`Date passée`,
  dateFar: () => msg`Date lointaine`,
  dateNotBusiness: () => msg`Date de fermeture des banques`,
  dateTime: () => msg`Heure mal indiquée`,
  paymentTypeTwice: () => msg`La même donnée à deux niveaux`,
  duplicateId: () => msg`Identifiant répété`,
  duplicatePayment: () => msg`Paiement en double`,
  reference: () => msg`Référence fausse`,
  lei: () => msg`LEI faux`,
  addressUnstructured: () => msg`Adresse sans ville ou sans pays`,
  addressLines: () => msg`Lignes d’adresse mal remplies`,
  addressMissing: () => msg`Adresse du payeur absente`,
  encoding: () => msg`Encodage du fichier`,
  creditorId: () => msg`Identifiant créancier absent ou faux`,
  mandate: () => msg`Référence du mandat absente`,
  mandateDate: () => msg`Date de signature du mandat`,
  localInstrument: () => msg`Instrument local refusé`,
  amendment: () => msg`Modification du mandat incohérente`,
  notAccepted: () => msg`Valide en ISO 20022, mais pas ici`,
}

const structure: Words = {
  unknownElement: [
    ({ foundName, expectedName }) => msg`${foundName} n’a pas sa place dans « ${expectedName} ».`,
    ({ foundName }) =>
      msg`Retirez « ${foundName} », ou écrivez-le là où cette version du message le prévoit.`,
  ],
  order: [
    ({ foundName, expectedName }) => msg`${foundName} vient après « ${expectedName} » ; sa place est avant.`,
    ({ foundName, expectedName }) => msg`Déplacez « ${foundName} » avant « ${expectedName} ».`,
  ],
  repeated: [
    ({ foundName, expected }) =>
      msg`${foundName} est répété : il peut figurer ${expected} fois au plus à cet endroit.`,
    () => msg`Gardez-en un seul.`,
  ],
  missing: [
    ({ element, expectedName }) =>
      msg`Dans « ${element} », il manque « ${expectedName} », qui est obligatoire.`,
    ({ expectedName }) => msg`Ajoutez « ${expectedName} ».`,
  ],
  choice: [
    ({ element, expected }) =>
      msg`Dans « ${element} », un seul des éléments suivants est permis : ${expected}.`,
    () => msg`Gardez-en un, et un seul.`,
  ],
  textBetween: [
    ({ element, found }) => msg`${element} contient le texte « ${found} » au lieu d’éléments.`,
    () => msg`Retirez ce texte, ou placez-le dans l’élément qui lui revient.`,
  ],
  length: [
    ({ element, length, expected }) => msg`${element} compte ${length} caractères, pour ${expected} au plus.`,
    ({ expected }) => msg`Raccourcissez à ${expected} caractères.`,
  ],
  pattern: [
    ({ element, found }) => msg`${element} : « ${found} » n’a pas la bonne forme.`,
    ({ expected }) => msg`Écrivez-le comme ${expected}.`,
  ],
  code: [
    ({ element, found }) => msg`${element} : « ${found} » ne figure pas dans la liste des codes.`,
    ({ expected }) => msg`Choisissez l’un de ces codes : ${expected}.`,
  ],
  number: [
    ({ element, found }) => msg`${element} : « ${found} » n’est pas un nombre.`,
    ({ expected }) => msg`Écrivez-le avec un point décimal et sans séparateur de milliers : ${expected}.`,
  ],
  date: [
    ({ element, found }) => msg`${element} : « ${found} » n’est pas une date.`,
    ({ expected }) => msg`Écrivez-la comme ${expected}.`,
  ],
  attribute: [
    ({ element }) =>
      msg`La devise manque dans l’attribut Ccy de « ${element} », ou n’a pas trois majuscules.`,
    () => msg`Écrivez Ccy="EUR".`,
  ],
}

const words: Record<ProblemCode, Words> = {
  xml: {
    any: [
      ({ foundName, found }) =>
        found
          ? msg`${foundName} n’est jamais refermé : le fichier ne peut pas être lu plus loin.`
          : msg`Le fichier n’est pas du XML bien formé à cet endroit ; rien n’est lu plus loin.`,
      () => msg`Le fichier est coupé, ou un logiciel l’a modifié : produisez-le de nouveau.`,
    ],
  },
  doctype: {
    any: [
      () => msg`Le fichier commence par un DOCTYPE, ce qu’aucun message bancaire ne contient.`,
      () => msg`Supprimez la ligne DOCTYPE et toutes les entités.`,
    ],
  },
  version: {
    contradiction: [
      ({ found, element }) => msg`L’espace de noms annonce ${found}, mais le fichier contient : ${element}.`,
      () => msg`Accordez l’espace de noms de Document avec le message.`,
    ],
    notPayment: [
      ({ found }) =>
        found
          ? msg`Ce fichier est un ${found}, ni un pain.001 ni un pain.008.`
          : msg`Ce fichier n’est ni un pain.001 ni un pain.008.`,
      () => msg`Choisissez un fichier de virements (pain.001) ou de prélèvements (pain.008).`,
    ],
  },
  retiredVersion: {
    retired: [
      ({ found, expectedDay }) =>
        expectedDay
          ? msg`Les banques de ce pays ont annoncé la fin de ${found} au ${expectedDay}.`
          : msg`Les banques ne prennent plus ${found}.`,
      () => msg`Passez à pain.001.001.09 ou à pain.008.001.08.`,
    ],
    rare: [
      ({ found }) =>
        msg`La version ${found} existe, mais peu de banques la prennent ; sa structure n’est pas vérifiée ici.`,
      () => msg`Passez à pain.001.001.09 ou à pain.008.001.08.`,
    ],
  },
  schema: structure,
  empty: {
    any: [({ element }) => msg`${element} est vide.`, () => msg`Remplissez l’élément, ou ne l’écrivez pas.`],
    length: [
      ({ element }) => msg`${element} est vide.`,
      () => msg`Remplissez l’élément, ou ne l’écrivez pas.`,
    ],
  },
  count: {
    any: [
      ({ found, expected }) => msg`Le fichier annonce ${found} paiements ; il y en a ${expected}.`,
      ({ expected }) => msg`Écrivez ${expected}, après avoir vérifié qu’aucun paiement ne manque.`,
    ],
  },
  controlSum: {
    any: [
      ({ found, expected }) => msg`Le fichier annonce ${found} ; les montants donnent ${expected}.`,
      ({ expected }) => msg`Écrivez ${expected}, après avoir vérifié qu’aucun paiement ne manque.`,
    ],
  },
  controlSumDecimals: {
    any: [
      ({ found }) => msg`La somme ${found} a plus de deux décimales : un calcul en virgule flottante.`,
      ({ expected }) => msg`Écrivez ${expected} ; additionnez les montants en centimes.`,
    ],
  },
  controlSumMissing: {
    missing: [
      ({ element, expectedName }) =>
        msg`Dans « ${element} », il manque « ${expectedName} », que les banques allemandes et autrichiennes exigent.`,
      ({ expectedName }) => msg`Ajoutez « ${expectedName} ».`,
    ],
  },
  amount: {
    zero: [
      ({ found }) => msg`Le montant ${found} n’est pas supérieur à zéro.`,
      () => msg`Retirez ce paiement, et corrigez les nombres et les sommes.`,
    ],
    tooLarge: [
      ({ found, expected }) => msg`Le montant ${found} dépasse ${expected}, le maximum d’un paiement SEPA.`,
      () => msg`Partagez le paiement, ou passez par un virement de trésorerie.`,
    ],
    decimals: [
      ({ found }) => msg`Le montant ${found} a plus de deux décimales.`,
      () => msg`Arrondissez au centime, et corrigez les sommes.`,
    ],
    equivalent: [
      () => msg`Un montant à convertir (EqvtAmt) est demandé, ce que le SEPA ne connaît pas.`,
      () => msg`Écrivez le montant en euros dans InstdAmt.`,
    ],
    notation: [
      ({ found }) => msg`Le montant ${found} est écrit avec un plus ou des zéros de tête.`,
      () => msg`Écrivez-le sans signe ni zéro de tête.`,
    ],
  },
  currency: {
    any: [
      ({ found }) => msg`La devise est ${found} ; un paiement SEPA est en euros.`,
      () => msg`Écrivez EUR, ou sortez ce paiement du lot SEPA.`,
    ],
  },
  iban: {
    country: [
      ({ found }) => msg`Aucun IBAN ne commence par ${found}.`,
      () => msg`Demandez l’IBAN au titulaire du compte.`,
    ],
    length: [
      ({ found, expected }) =>
        msg`L’IBAN compte ${found} caractères ; dans ce pays, il en compte ${expected}.`,
      () => msg`Comparez avec le relevé d’identité du compte : un caractère manque ou se répète.`,
    ],
    pattern: [
      ({ found }) => msg`L’IBAN ${found} n’a pas la structure de son pays.`,
      () => msg`Comparez avec le relevé d’identité du compte.`,
    ],
    checkDigits: [
      ({ found, expected }) =>
        msg`La clé de l’IBAN est ${found} ; pour ce compte, ce serait ${expected} : un caractère est faux.`,
      () => msg`Ne changez pas la clé : comparez tout l’IBAN avec le relevé d’identité du compte.`,
    ],
  },
  ibanNational: {
    any: [
      ({ found }) => msg`L’IBAN ${found} est cohérent, mais pas la clé du numéro de compte qu’il contient.`,
      () => msg`Vérifiez le compte auprès de son titulaire avant de payer.`,
    ],
  },
  sepaCountry: {
    any: [
      ({ found }) => msg`Les comptes du pays ${found} ne sont pas joignables en SEPA.`,
      () => msg`Sortez ce paiement du lot SEPA : il part en virement international.`,
    ],
  },
  bic: {
    notProvided: [
      () => msg`NOTPROVIDED remplace le BIC de votre banque, ce que les banques suisses refusent.`,
      () => msg`Écrivez le BIC de votre banque, ou son numéro IID.`,
    ],
    pattern: [
      ({ found }) => msg`« ${found} » n’est pas un BIC : il compte 8 ou 11 caractères.`,
      () => msg`Corrigez le BIC, ou retirez la banque du bénéficiaire : l’IBAN suffit en SEPA.`,
    ],
    country: [
      ({ found }) => msg`Le BIC nomme le pays ${found}, qui n’existe pas.`,
      () => msg`Corrigez le BIC, ou retirez la banque du bénéficiaire : l’IBAN suffit en SEPA.`,
    ],
  },
  bicCountry: {
    any: [
      ({ found, expected }) => msg`Le BIC est du pays ${found}, l’IBAN du pays ${expected}.`,
      () => msg`Vérifiez lequel des deux est juste ; en SEPA, l’IBAN suffit.`,
    ],
  },
  length: {
    any: [
      ({ element, found, expected }) =>
        msg`${element} compte ${found} caractères ; le SEPA en prend ${expected}.`,
      ({ expected }) => msg`Raccourcissez à ${expected} caractères.`,
    ],
  },
  remittance: {
    both: [
      () =>
        msg`Une communication libre et une référence structurée figurent ensemble ; le SEPA en prend une.`,
      () => msg`Gardez la référence structurée si le bénéficiaire en a donné une.`,
    ],
    several: [
      ({ found }) => msg`Il y a ${found} communications ; le SEPA en prend une.`,
      () => msg`Réunissez-les en une seule, de 140 caractères au plus.`,
    ],
  },
  characters: {
    identifier: [
      ({ element, found }) => msg`${element} contient ${found}, qu’un identifiant ne peut pas contenir.`,
      ({ expected }) => msg`Écrivez ${expected}.`,
    ],
    any: [
      ({ element, found }) => msg`${element} contient ${found}, que toutes les banques ne prennent pas.`,
      ({ expected }) =>
        msg`Une banque qui convertit en ferait « ${expected} » : écrivez-le ainsi à la source.`,
    ],
  },
  slashes: {
    space: [
      ({ element, found }) =>
        msg`${element} « ${found} » commence par une espace, que les banques suisses refusent dans un identifiant.`,
      () => msg`Retirez l’espace.`,
    ],
    any: [
      ({ element, found }) =>
        msg`${element} « ${found} » commence ou finit par une barre oblique, ou en contient deux de suite.`,
      () => msg`Remplacez ces barres par un tiret.`,
    ],
  },
  chargeBearer: {
    any: [
      ({ found, expected }) => msg`La répartition des frais est ${found} ; ce paiement demande ${expected}.`,
      ({ expected }) => msg`Écrivez ${expected}, ou ne mettez pas ChrgBr.`,
    ],
  },
  datePast: {
    sameDay: [
      () => msg`L’échéance est aujourd’hui : un prélèvement se remet un jour ouvré avant, au moins.`,
      () => msg`Reportez l’échéance ; beaucoup de banques demandent plus d’un jour.`,
    ],
    any: [
      ({ foundDay }) => msg`La date demandée, le ${foundDay}, est passée.`,
      () => msg`Écrivez un jour ouvré à venir.`,
    ],
  },
  dateFar: {
    any: [
      ({ foundDay, expected }) =>
        msg`Le ${foundDay} est à plus de ${expected} jours : les banques allemandes ne sont pas tenues de garder le fichier.`,
      () => msg`Remettez le fichier plus tard, ou demandez à la banque jusqu’à quand elle le garde.`,
    ],
  },
  dateNotBusiness: {
    weekend: [
      ({ foundDay }) => msg`Le ${foundDay} tombe un samedi ou un dimanche.`,
      ({ expectedDay }) => msg`Écrivez le ${expectedDay}, le jour que la banque prendrait.`,
    ],
    holiday: [
      ({ foundDay }) => msg`Le ${foundDay} est un jour de fermeture de TARGET.`,
      ({ expectedDay }) => msg`Écrivez le ${expectedDay}, le jour que la banque prendrait.`,
    ],
  },
  dateTime: {
    offsetMissing: [
      ({ found }) => msg`La date de création ${found} n’a pas de fuseau horaire, que l’Autriche exige.`,
      ({ found }) => msg`Écrivez ${found}+01:00 (ou +02:00 en été).`,
    ],
    fraction: [
      ({ found }) =>
        msg`La date de création ${found} a une fraction de seconde que l’Autriche refuse : trois décimales au plus, sans zéro final.`,
      ({ expected }) => msg`Écrivez ${expected}.`,
    ],
    notInstant: [
      () => msg`Une heure d’exécution (DtTm) est demandée, mais le paiement n’est pas instantané.`,
      () => msg`Écrivez la date seule dans Dt, ou l’instrument local INST.`,
    ],
  },
  paymentTypeTwice: {
    any: [
      ({ foundName }) =>
        msg`${foundName} figure dans le lot et dans le paiement ; un seul des deux est permis.`,
      ({ foundName }) => msg`Gardez « ${foundName} » dans le lot, et retirez-le des paiements.`,
    ],
  },
  duplicateId: {
    any: [
      ({ element, found }) => msg`${element} ${found} figure plus d’une fois.`,
      () => msg`Donnez à chacun le sien : le rapprochement en dépend.`,
    ],
  },
  duplicatePayment: {
    any: [
      () => msg`Le même compte reçoit le même montant, avec le même texte et à la même date, déjà plus haut.`,
      () => msg`Vérifiez qu’il s’agit de deux dettes ; sinon, retirez-en un et corrigez les sommes.`,
    ],
  },
  reference: {
    checkDigits: [
      ({ found, expected }) => msg`La clé de la référence ${found} est fausse (type ${expected}).`,
      () => msg`Reprenez la référence sur la facture.`,
    ],
    qrIban: [
      ({ found, expected }) =>
        expected
          ? msg`${found} est un QR-IBAN : il demande une référence QR.`
          : msg`Une référence QR demande un QR-IBAN ; ${found} n’en est pas un.`,
      () => msg`Reprenez l’IBAN et la référence sur la même QR-facture.`,
    ],
  },
  lei: {
    any: [
      ({ found }) => msg`La clé du LEI ${found} est fausse.`,
      () => msg`Reprenez le LEI dans le registre de la GLEIF.`,
    ],
  },
  addressUnstructured: {
    missing: [
      ({ expectedName }) => msg`À l’adresse, il manque : ${expectedName}.`,
      () => msg`Complétez la ville et le pays dans la fiche du tiers, d’où vient l’adresse.`,
    ],
  },
  addressLines: {
    repetition: [
      ({ found }) => msg`Une ligne d’adresse répète « ${found} », qui a déjà son élément.`,
      () => msg`Retirez de la ligne ce que les autres éléments disent déjà.`,
    ],
    several: [
      ({ found }) => msg`L’adresse a ${found} lignes ; deux sont permises à côté de la ville et du pays.`,
      () => msg`Placez la rue, le numéro et le code postal dans leurs éléments.`,
    ],
  },
  addressMissing: {
    missing: [
      ({ element, found }) =>
        msg`${element} n’a pas d’adresse, alors qu’une banque se trouve hors de l’EEE (${found}).`,
      () => msg`Ajoutez au moins la ville et le pays.`,
    ],
  },
  encoding: {
    byteOrderMark: [
      () => msg`Le fichier commence par une marque d’ordre des octets (BOM).`,
      () => msg`Enregistrez-le en UTF-8 sans BOM.`,
    ],
    bytes: [
      ({ found }) => msg`Le fichier se dit en ${found}, mais contient des octets qui n’en sont pas.`,
      () => msg`Produisez-le de nouveau en UTF-8.`,
    ],
    encoding: [
      ({ found }) => msg`Le fichier est en ${found} ; les banques attendent de l’UTF-8.`,
      () => msg`Produisez-le en UTF-8, et annoncez-le dans la première ligne.`,
    ],
  },
  creditorId: {
    missing: [
      ({ expected }) => msg`L’identifiant créancier SEPA manque (${expected}).`,
      () => msg`Ajoutez l’identifiant que votre banque vous a attribué.`,
    ],
    checkDigits: [
      ({ found }) => msg`L’identifiant créancier ${found} n’a pas la bonne forme ou la bonne clé.`,
      () => msg`Reprenez-le dans le courrier de votre banque.`,
    ],
    schemeName: [
      () => msg`L’identifiant créancier n’est pas annoncé comme SEPA.`,
      () => msg`Ajoutez SchmeNm/Prtry avec SEPA.`,
    ],
    initiator: [
      () => msg`Des banques espagnoles veulent aussi l’identifiant créancier chez l’émetteur du fichier.`,
      () => msg`Ajoutez-le dans InitgPty/Id.`,
    ],
  },
  mandate: {
    missing: [
      () => msg`La référence unique du mandat (MndtId) manque.`,
      () => msg`Ajoutez-la depuis le mandat signé.`,
    ],
  },
  mandateDate: {
    missing: [
      () => msg`La date de signature du mandat (DtOfSgntr) manque.`,
      () => msg`Ajoutez-la depuis le mandat signé.`,
    ],
    future: [
      ({ foundDay }) => msg`Le mandat serait signé le ${foundDay}, une date à venir.`,
      () => msg`Reprenez la date sur le mandat signé.`,
    ],
    afterCollection: [
      ({ foundDay }) => msg`Le mandat serait signé le ${foundDay}, après l’échéance.`,
      () => msg`Reprenez la date sur le mandat signé, ou reportez l’échéance.`,
    ],
  },
  localInstrument: {
    missing: [
      () => msg`Le schéma de prélèvement, CORE ou B2B, manque.`,
      () => msg`Ajoutez LclInstrm/Cd avec CORE ou B2B.`,
    ],
    code: [
      ({ found }) =>
        found === 'INST'
          ? msg`INST est un instrument local (LclInstrm), pas un niveau de service.`
          : msg`L’instrument local ${found} n’est pas pris ici.`,
      ({ expected }) => msg`Écrivez ${expected}.`,
    ],
  },
  amendment: {
    withoutDetails: [
      () => msg`Le mandat se dit modifié, mais ce qui a changé manque (AmdmntInfDtls).`,
      () => msg`Ajoutez l’ancienne valeur, ou écrivez false.`,
    ],
    withoutIndicator: [
      () => msg`Une modification du mandat est décrite, mais AmdmntInd ne dit pas true.`,
      () => msg`Écrivez true, ou retirez la modification.`,
    ],
    unchanged: [
      ({ element, found }) => msg`${element} vaut ${found}, comme aujourd’hui : rien n’a changé.`,
      () => msg`Écrivez l’ancienne valeur, ou retirez la modification.`,
    ],
    withdrawn: [
      () => msg`SMNDA figure dans l’ancienne banque (OrgnlDbtrAgt), un usage abandonné en novembre 2016.`,
      () => msg`Écrivez-le dans l’ancien compte (OrgnlDbtrAcct).`,
    ],
  },
  notAccepted: {
    cdata: [
      ({ element }) =>
        msg`${element} contient une section CDATA, dont les banques suisses ignorent le contenu.`,
      () => msg`Écrivez le texte sans CDATA.`,
    ],
    prefix: [
      ({ found }) =>
        msg`Les éléments portent le préfixe ${found}, que les banques allemandes ne prennent pas.`,
      () => msg`Déclarez l’espace de noms sans préfixe.`,
    ],
    purpose: [
      ({ element, found }) => msg`${element} : ${found} ne figure pas dans les listes de l’ISO 20022.`,
      () => msg`Choisissez un code de la liste, ou ne l’écrivez pas.`,
    ],
    code: [
      ({ element, found }) => msg`${element} est ${found}, que le SEPA ne prend pas.`,
      ({ expected }) => msg`Écrivez ${expected}.`,
    ],
    any: [
      ({ element }) => msg`${element} existe en ISO 20022, mais pas dans les règles des banques de ce pays.`,
      ({ element }) => msg`Retirez « ${element} ».`,
    ],
  },
}

const wordsOf = ({ code, reason }: Problem) => {
  const all = words[code]
  const found = (reason && all[reason]) ?? all.any ?? structure[reason ?? 'missing']
  if (!found) throw new Error(`No words for ${code} (${reason}). Fix: add them to problemWords.ts.`)
  return found
}

/** The name of a kind of problem. */
export const problemTitle = (i18n: I18n, code: ProblemCode): string => i18n._(titles[code]())

/** What is wrong, in a sentence that begins with a capital. */
export function problemText(i18n: I18n, problem: Problem): string {
  const text = i18n._(wordsOf(problem)[0](valuesOf(i18n, problem)))
  return text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1)
}

/** What to write instead, or where to look. */
export function problemFix(i18n: I18n, problem: Problem): string {
  return i18n._(wordsOf(problem)[1](valuesOf(i18n, problem)))
}

/** What banks do about a remark; refusals say it by their severity. */
const customs: Partial<Record<ProblemCode, () => MessageDescriptor>> = {
  retiredVersion: () =>
    msg`Selon la banque : certaines prennent encore la version, d’autres refusent le fichier.`,
  ibanNational: () =>
    msg`Votre banque exécute le plus souvent ; celle du bénéficiaire peut rejeter le compte.`,
  bicCountry: () => msg`La plupart des banques suivent l’IBAN ; certaines refusent le paiement.`,
  characters: () => msg`Certaines banques convertissent, d’autres refusent le paiement ou le fichier.`,
  datePast: () => msg`Certaines banques reportent au prochain jour ouvré, d’autres refusent le fichier.`,
  dateFar: () => msg`La banque garde le fichier ou le refuse, selon ses délais.`,
  dateNotBusiness: () => msg`La banque exécute le prochain jour ouvré.`,
  dateTime: () => msg`La banque ignore l’heure, ou refuse le fichier.`,
  duplicateId: () => msg`La banque exécute ; les retours et le rapprochement deviennent ambigus.`,
  duplicatePayment: () => msg`La banque exécute les deux ; une banque au moins a refusé tout le fichier.`,
  reference: () => msg`La banque transmet ; le bénéficiaire ne reconnaît pas le paiement.`,
  lei: () => msg`La banque transmet ou refuse le paiement.`,
  addressUnstructured: () =>
    msg`Permis aujourd’hui entre banques de l’Espace économique européen ; la banque transmet, complète ou refuse.`,
  addressLines: () => msg`La banque transmet, tronque ou refuse le paiement.`,
  addressMissing: () =>
    msg`Beaucoup de banques complètent avec l’adresse de leur client ; d’autres refusent le paiement.`,
  encoding: () => msg`La banque convertit, ou refuse le fichier.`,
  creditorId: () => msg`Selon la banque, le fichier est refusé.`,
  localInstrument: () => msg`La banque ignore le code, ou refuse le fichier.`,
  amendment: () => msg`La banque transmet ; celle du débiteur peut rejeter le prélèvement.`,
  notAccepted: () => msg`La banque ignore l’élément, ou refuse le fichier.`,
  amount: () => msg`La banque exécute ; l’écriture est seulement déconseillée.`,
}

/** What banks do with a problem. */
export function bankCustom(i18n: I18n, { code, severity, reason }: Problem): string {
  if (severity === 'file') return i18n._(msg`La banque refuse le fichier entier.`)
  if (severity === 'transaction')
    return i18n._(msg`La banque refuse ce paiement ; certaines refusent alors le fichier entier.`)
  if (reason === 'purpose') return i18n._(msg`La banque transmet le code, l’ignore, ou refuse le paiement.`)
  return i18n._(customs[code]?.() ?? msg`La banque exécute, corrige ou refuse, selon ses règles.`)
}

/** Where sources or banks differ, and what nobody knows yet. */
const doubts: Partial<Record<ProblemCode, () => MessageDescriptor>> = {
  addressUnstructured: () =>
    msg`Au 28 novembre 2026 : l’EPC a retiré le 9 septembre la fin prévue au 15 novembre 2026, sans nouvelle date connue. La date suisse du 14 novembre tient, les schémas allemands exigent ville et pays. Quelles banques françaises refusent déjà n’est pas publié.`,
  addressMissing: () => msg`Les textes la disent obligatoire ; les banques ne l’exigent pas toutes.`,
  retiredVersion: () =>
    msg`Au 28 novembre 2026, la fin est annoncée ; que chaque banque ait vraiment fermé l’ancienne version n’est pas établi. En France, aucune date de fin n’est connue.`,
  characters: () =>
    msg`Les banques diffèrent : les allemandes doivent prendre les umlauts et le &, les françaises prennent les accents par accord, une banque slovaque refuse tout accent.`,
  datePast: () => msg`Les banques diffèrent, et peu le publient.`,
  length: () => msg`Un passage à 140 caractères est proposé pour novembre 2027.`,
  dateTime: () => msg`Le schéma laisse passer l’heure ; le texte de la règle l’interdit.`,
  sepaCountry: () =>
    msg`La liste est celle du 24 décembre 2025 ; des banques ouvrent les nouveaux pays plus tard que d’autres.`,
  duplicatePayment: () => msg`Aucune règle ne l’interdit : c’est un constat, pas une norme.`,
  bic: () => msg`Les règles diffèrent : l’EPC et l’Allemagne admettent NOTPROVIDED, la Suisse non.`,
}

/** What is uncertain about a rule; undefined if nothing is. */
export function problemDoubt(i18n: I18n, { code, reason }: Problem): string | undefined {
  if (code === 'bic' && reason !== 'notProvided') return undefined
  if (code === 'characters' && reason === 'identifier') return undefined
  if (code === 'datePast' && reason === 'sameDay') return undefined
  if (code === 'dateTime' && reason !== 'notInstant') return undefined
  if (reason === 'purpose')
    return i18n._(msg`La liste suivie est celle de mai 2025 ; l’ISO l’étend chaque trimestre.`)
  const doubt = doubts[code]
  return doubt && i18n._(doubt())
}
