import { useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'

/** The chain of acknowledgments between a file and the statement that proves it. */
export function Acknowledgments() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="acknowledgments"
      title={t`Reçu, lu, exécuté, inscrit au compte.`}
      lead={t`Une remise donne quatre fois de ses nouvelles, et chacune ne prouve qu’une chose. Classer le dossier à la première, c’est payer un fournisseur deux fois, ou pas du tout.`}
    >
      <Table
        caption={t`Les quatre réponses, dans l’ordre où elles arrivent`}
        head={[
          t({ message: `Réponse`, comment: 'an acknowledgment of the bank' }),
          t({ message: `Message`, comment: 'the message that carries it' }),
          t({ message: `Elle prouve`, comment: 'what this acknowledgment proves' }),
          t({ message: `Si elle manque`, comment: 'what to do when it does not come' }),
        ]}
        rows={[
          [
            t({ message: `Transport`, comment: 'kind of acknowledgment: the file arrived' }),
            t`HAC en EBICS`,
            t`Le fichier est arrivé`,
            t`Aller la chercher avant tout nouvel envoi`,
          ],
          [
            t({ message: `Format`, comment: 'kind of acknowledgment: the file is well formed' }),
            `pain.002, ACTC`,
            t`Le fichier est lisible et conforme`,
            t`Demander le motif, corriger, renuméroter`,
          ],
          [
            t({ message: `Exécution`, comment: 'kind of acknowledgment: the order is settled' }),
            `pain.002, ACSC`,
            t`Le règlement est fait au débit du compte`,
            t`Appeler la banque avant l’heure limite`,
          ],
          [
            t({ message: `Relevé`, comment: 'kind of acknowledgment: the entry is on the statement' }),
            `camt.053`,
            t`L’écriture existe, à sa date de valeur`,
            t`Ouvrir un suspens au rapprochement`,
          ],
        ]}
      />
    </SplitSection>
  )
}
