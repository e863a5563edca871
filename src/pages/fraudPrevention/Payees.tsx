import { useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'

/** The four outcomes of a verification of payee, what each one asks for, and what that costs in hours. */
export function Payees() {
  const { t } = useLingui()
  const pair = t`Comptabilité fournisseurs, puis trésorerie`
  return (
    <SplitSection
      id="payees"
      title={t`Quatre réponses de la banque, quatre conduites.`}
      lead={t`Depuis le 9 octobre 2025, en zone euro, la banque du payeur compare le nom et l’IBAN du bénéficiaire avant que le virement SEPA soit autorisé. Elle répond ; à vous d’avoir écrit la suite.`}
    >
      <Table
        caption={t`Que faire après la vérification du bénéficiaire (VoP) ?`}
        head={[
          t({ message: `Résultat`, comment: 'outcome of a verification of payee' }),
          t({ message: `Conduite`, comment: 'what to do after that outcome' }),
          t({ message: `Qui`, comment: 'who does it' }),
          t({ message: `Payer ?`, comment: 'may it be paid?' }),
        ]}
        rows={[
          [
            t({ message: `Concordance`, comment: 'outcome of a verification of payee: match' }),
            t`Rien de plus : le nom est bon, l’intention reste à juger`,
            t`Signataires du palier`,
            t({ message: `Oui`, comment: 'it may be paid' }),
          ],
          [
            t({
              message: `Concordance partielle`,
              comment: 'outcome of a verification of payee: close match',
            }),
            t`Comparer la fiche au contrat, corriger le nom`,
            t`Une personne saisit, une autre valide`,
            t({ message: `Après correction`, comment: 'it may be paid once the name is corrected' }),
          ],
          [
            t({ message: `Absence de concordance`, comment: 'outcome of a verification of payee: no match' }),
            t`Contre-appel au numéro du contrat, jamais à celui du courriel`,
            pair,
            t({ message: `Non, tant que le doute dure`, comment: 'it must not be paid as long as in doubt' }),
          ],
          [
            t({
              message: `Vérification impossible`,
              comment: 'outcome of a verification of payee: not possible',
            }),
            t`Contre-appel, compte rendu au dossier`,
            pair,
            t({ message: `Une fois l’appel noté`, comment: 'it may be paid once the call is on record' }),
          ],
        ]}
      />
      <Text>{t`Exemple, après nettoyage du fichier : sur 2 000 fournisseurs, 1 820 noms concordent, soit 91 % ; 100 partiellement, 40 pas du tout, 40 restent sans réponse. Relire les 100 réponses partielles, à 4 minutes l’une, prend 6,7 heures. Les 80 autres demandent un contre-appel : à 12 minutes l’un, 16 heures. Au départ, comptez moins de concordances : 80 %, partielles comprises, au premier bilan de l’AFTE, fin 2025.`}</Text>
    </SplitSection>
  )
}
