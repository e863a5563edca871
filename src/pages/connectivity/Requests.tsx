import { useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'

/** Six questions for each bank, and the answers one can work with. */
export function Requests() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="requests"
      title={t`Six questions à poser à chaque banque.`}
      lead={t`Une page par banque suffit. Datez les réponses et gardez le nom de celui qui les a données : elles changeront.`}
    >
      <Table
        caption={t`La fiche d’une banque`}
        head={[
          t({ message: `Sujet`, comment: 'what a question to the bank is about' }),
          t({ message: `À demander`, comment: 'the question to ask the bank' }),
          t({ message: `Réponse exploitable`, comment: 'an answer one can work with' }),
        ]}
        rows={[
          [
            t`Canal`,
            t`EBICS T ou TS, FileAct, SFTP, FTPS, API ?`,
            t`Un canal par type de flux, et un secours`,
          ],
          [
            t`Version de format`,
            t`pain.001.001.03 ou .09 ? camt.053 ou MT940 ?`,
            t`Une version, et sa date de fin`,
          ],
          [
            t`Heure limite`,
            t`Pour chaque type d’ordre et chaque devise ?`,
            t`Une heure, un fuseau, un calendrier`,
          ],
          [t`Frais`, t`Mise en place, abonnement, prix par fichier ?`, t`Un coût annuel, tout compris`],
          [
            t`Durée des clés`,
            t`Quand expirent clés et certificats ?`,
            t`Une date, et la marche à suivre pour remplacer`,
          ],
          [
            t`Contact`,
            t`Qui répond quand l’accusé n’arrive pas ?`,
            t`Un nom, une ligne directe, des horaires`,
          ],
        ]}
      />
    </SplitSection>
  )
}
