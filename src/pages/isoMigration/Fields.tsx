import { useLingui } from '@lingui/react/macro'
import { Pillars } from '../../components/section/Pillars.tsx'

/** Five fields that are worth filling, now that there is room for them. */
export function Fields() {
  const { t } = useLingui()
  return (
    <Pillars
      id="fields"
      title={t`Cinq champs à remplir, puisqu’ils existent.`}
      items={[
        {
          fact: t`36 caractères`,
          title: 'UETR',
          text: t`La référence de bout en bout suit l’ordre jusqu’au pacs.008, puis revient dans vos fichiers si la banque la restitue.`,
        },
        {
          fact: t`20 caractères`,
          title: 'LEI',
          text: t`L’identifiant d’entité juridique désigne une société, quelles que soient la langue et l’orthographe de son nom.`,
        },
        {
          fact: t`1 facture, 1 référence`,
          title: t`Libellé structuré`,
          text: t`La référence de la facture a sa propre balise : une règle de rapprochement 1/1 la lit sans chercher dans une phrase.`,
        },
        {
          fact: t`4 lettres`,
          title: t({ message: `Code objet`, comment: 'the purpose code of a payment' }),
          text: t`Dans Purp, SALA désigne un salaire et TAXS un impôt : la nature du paiement se trie sans ouvrir le libellé.`,
        },
        {
          fact: t({ message: `2 parties de plus`, comment: 'two more parties of a payment' }),
          title: t({ message: `Parties ultimes`, comment: 'ultimate debtor and ultimate creditor' }),
          text: t`UltmtDbtr et UltmtCdtr nomment la filiale qui doit et celle qui reçoit, même quand une centrale paie.`,
        },
      ]}
    />
  )
}
