import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The elements of payment files in words. */
const names = {
  Document: msg`document`,
  CstmrCdtTrfInitn: msg`ordre de virements`,
  CstmrDrctDbtInitn: msg`ordre de prélèvements`,
  GrpHdr: msg`en-tête du fichier`,
  MsgId: msg`identifiant du message`,
  CreDtTm: msg`date de création`,
  NbOfTxs: msg`nombre de paiements`,
  CtrlSum: msg`somme de contrôle`,
  InitgPty: msg`émetteur du fichier`,
  PmtInf: msg`lot`,
  PmtInfId: msg`identifiant du lot`,
  PmtMtd: msg`moyen de paiement`,
  BtchBookg: msg`comptabilisation par lot`,
  PmtTpInf: msg`type de paiement`,
  InstrPrty: msg`priorité`,
  SvcLvl: msg`niveau de service`,
  LclInstrm: msg`instrument local`,
  SeqTp: msg`type de séquence`,
  CtgyPurp: msg`catégorie de paiement`,
  Purp: msg`motif du paiement`,
  ReqdExctnDt: msg`date d’exécution`,
  ReqdColltnDt: msg`date d’échéance`,
  Dt: msg`date`,
  DtTm: msg`date et heure`,
  Dbtr: msg`débiteur`,
  DbtrAcct: msg`compte du débiteur`,
  DbtrAgt: msg`banque du débiteur`,
  UltmtDbtr: msg`débiteur final`,
  Cdtr: msg`bénéficiaire`,
  CdtrAcct: msg`compte du bénéficiaire`,
  CdtrAgt: msg`banque du bénéficiaire`,
  UltmtCdtr: msg`bénéficiaire final`,
  CdtrSchmeId: msg`identifiant créancier`,
  ChrgBr: msg`répartition des frais`,
  CdtTrfTxInf: msg`virement`,
  DrctDbtTxInf: msg`prélèvement`,
  DrctDbtTx: msg`données du prélèvement`,
  PmtId: msg`références du paiement`,
  InstrId: msg`référence de l’ordre`,
  EndToEndId: msg`référence de bout en bout`,
  UETR: msg`référence UETR`,
  Amt: msg`montant`,
  InstdAmt: msg`montant`,
  EqvtAmt: msg`montant à convertir`,
  CcyOfTrf: msg`devise du virement`,
  Id: msg`identification`,
  IBAN: msg`IBAN`,
  BIC: msg`BIC`,
  BICFI: msg`BIC`,
  AnyBIC: msg`BIC`,
  BICOrBEI: msg`BIC`,
  FinInstnId: msg`identification de la banque`,
  Othr: msg`autre identification`,
  OrgId: msg`identification de l’organisation`,
  PrvtId: msg`identification de la personne`,
  SchmeNm: msg`nom du système d’identification`,
  Prtry: msg`code propre`,
  Cd: msg`code`,
  Issr: msg`émetteur du code`,
  Tp: msg`type`,
  Ccy: msg`devise`,
  Nm: msg`nom`,
  LEI: msg`LEI`,
  PstlAdr: msg`adresse`,
  AdrTp: msg`type d’adresse`,
  Dept: msg`service`,
  SubDept: msg`sous-service`,
  StrtNm: msg`rue`,
  BldgNb: msg`numéro`,
  BldgNm: msg`bâtiment`,
  Flr: msg`étage`,
  PstBx: msg`boîte postale`,
  Room: msg`bureau`,
  PstCd: msg`code postal`,
  TwnNm: msg`ville`,
  TwnLctnNm: msg`lieu-dit`,
  DstrctNm: msg`district`,
  CtrySubDvsn: msg`région`,
  Ctry: msg`pays`,
  AdrLine: msg`ligne d’adresse`,
  RmtInf: msg`communication`,
  Ustrd: msg`communication libre`,
  Strd: msg`communication structurée`,
  CdtrRefInf: msg`référence du créancier`,
  CdOrPrtry: msg`type de référence`,
  Ref: msg`référence`,
  RfrdDocInf: msg`document cité`,
  AddtlRmtInf: msg`complément de communication`,
  MndtRltdInf: msg`mandat`,
  MndtId: msg`référence du mandat`,
  DtOfSgntr: msg`date de signature du mandat`,
  AmdmntInd: msg`indicateur de modification`,
  AmdmntInfDtls: msg`détail de la modification`,
  OrgnlMndtId: msg`ancienne référence du mandat`,
  OrgnlCdtrSchmeId: msg`ancien identifiant créancier`,
  OrgnlDbtrAcct: msg`ancien compte du débiteur`,
  OrgnlDbtrAgt: msg`ancienne banque du débiteur`,
  xml: msg`déclaration XML`,
}

/** An element in words; undefined if it has no name of its own. */
export function elementName(i18n: I18n, tag: string): string | undefined {
  const name = names[tag as keyof typeof names]
  return name && i18n._(name)
}

/** An element in words with its tag: `somme de contrôle (CtrlSum)`. */
export function elementText(i18n: I18n, tag: string): string {
  const name = elementName(i18n, tag)
  return name && name !== tag ? `${name} (${tag})` : tag
}

/** Several elements, as a list of tags with spaces between them names them. */
export function elementsText(i18n: I18n, tags: string): string {
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' })
  return list.format(tags.split(' ').map(tag => elementText(i18n, tag)))
}
