import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../ui/Table.tsx'

/** Which ISO 20022 message replaces which MT. */
export function Messages() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="messages"
      title={t`Sept MT, six successeurs.`}
      lead={
        <Trans>
          Vous émettez le premier et recevez les quatre derniers, par{' '}
          <Link to="/connectivite">EBICS, SwiftNet, SFTP, FTPS ou API</Link>. Les deux pacs circulent entre
          banques, mais leurs champs se remplissent depuis votre fichier.
        </Trans>
      }
    >
      <Table
        caption={t`Correspondance des messages MT et ISO 20022`}
        head={[
          'MT',
          'ISO 20022',
          t({ message: `Contenu`, comment: 'head of a column: what a message carries' }),
        ]}
        rows={[
          ['MT101', 'pain.001', t`Ordre de virement, de l’entreprise à sa banque`],
          ['MT103', 'pacs.008', t`Virement d’un client, de banque à banque`],
          ['MT202', 'pacs.009', t`Virement entre banques, pour elles-mêmes`],
          ['MT900, MT910', 'camt.054', t`Avis de débit, avis de crédit`],
          ['MT940', 'camt.053', t`Relevé de fin de journée`],
          ['MT942', 'camt.052', t`Relevé intrajournalier`],
        ]}
      />
    </SplitSection>
  )
}
