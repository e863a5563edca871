import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../ui/FactList.tsx'

/** Swift gpi: no instant payment, but one that can be followed. */
export function Tracking() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="tracking"
      title={t`Hors SEPA, suivre l’ordre à la trace.`}
      lead={
        <Trans>
          Plus de 90 % des paiements Swift gpi s’achèvent en moins de 24 heures. Rien d’instantané, mais une
          référence unique, l’
          <Link to="/blog-post-{$id}" params={{ id: 'swiftgpi' }}>
            UETR
          </Link>
          , que chaque banque recopie et à laquelle elle attache un statut.
        </Trans>
      }
    >
      <FactList
        items={[
          { term: 'UETR', detail: t`36 caractères, créés une fois, à garder sur la ligne du paiement.` },
          { term: 'ACSP', detail: t`En cours : transmis, pas encore crédité. L’arrêt peut être demandé.` },
          {
            term: 'ACCC',
            detail: t`Porté au compte du bénéficiaire : donnez l’heure et le net au fournisseur.`,
          },
          {
            term: 'RJCT',
            detail: t`Rejeté, avec un motif. Attendez le retour des fonds avant d’émettre à nouveau.`,
          },
        ]}
      />
    </SplitSection>
  )
}
