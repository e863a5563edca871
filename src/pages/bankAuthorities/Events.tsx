import { useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../ui/Table.tsx'

/** Five events of an ordinary year: what is sent, on which document, and what the bank must show. */
export function Events() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="events"
      title={t`Un événement se ferme sur une preuve.`}
      lead={t`Un acmt.010 dit seulement que la demande vient d’une personne habilitée. Ce que la banque a inscrit, l’état du compte le montre, en acmt.014 : c’est lui qui se classe.`}
    >
      <Table
        caption={t`Cinq événements, du message à la preuve`}
        head={[t`Événement`, t`Message`, t`Document`, t`Preuve de la banque`]}
        rows={[
          [t`Nouveau compte`, 'acmt.007', t`Décision d’ouverture, identités`, t`acmt.014 avec le compte`],
          [
            t({ message: `Arrivée`, comment: 'someone joins and becomes a signatory' }),
            'acmt.017',
            t`Délégation, pièce d’identité`,
            t`acmt.014 avec le nom`,
          ],
          [
            t({ message: `Départ`, comment: 'a signatory leaves' }),
            'acmt.017',
            t`Décision de retrait`,
            t`acmt.014 sans le nom`,
          ],
          [t`Nouveau seuil`, 'acmt.017', t`Décision datée`, t`acmt.014 au nouveau montant`],
          [
            t({ message: `Clôture`, comment: 'an account is closed' }),
            'acmt.019',
            t`Décision, compte de repli du solde`,
            t`acmt.014, dernier relevé à zéro`,
          ],
        ]}
      />
    </SplitSection>
  )
}
