import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../components/ui/FactList.tsx'

/** For firms of North America that have companies in France: who signs where, and in which formats. */
export function NorthAmerica() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="north-america"
      title={t`Un siège à Montréal ou à Boston, des filiales en France.`}
      lead={t`La filiale de Lyon remet ses fichiers par EBICS et paie en SEPA ; le siège passe par SwiftNet, par SFTP ou par l’API de sa banque. Les deux signent dans le même parapheur, chacun selon ses seuils.`}
    >
      <FactList
        items={[
          {
            term: t`Entités`,
            detail: t`En mode silo, la filiale garde ses utilisateurs, ses tiers et ses banques ; des administrateurs globaux gèrent l’ensemble depuis le siège.`,
          },
          {
            term: t`Relevés`,
            detail: t`CFONB120 d’une banque française, MT940 ou camt.053 des autres : une seule lecture des soldes, en date de valeur.`,
          },
          {
            term: t({ message: `Double contrôle`, comment: 'dual control, which French calls four eyes' }),
            detail: t`Ce que Montréal nomme double contrôle, Paris l’appelle quatre yeux. La règle est la même pour un virement et pour un changement de paramétrage.`,
          },
          {
            term: t`Comptabilité`,
            detail: t`Les livres de la filiale se tiennent en français et en euros, et ses pièces se gardent dix ans (art. L. 123-22 du code de commerce). L’export comptable lui remet ses écritures de banque.`,
          },
          {
            term: t`Chèques`,
            detail: (
              <Trans>
                Le siège imprime encore des chèques et leurs lettres. La filiale dépose les siens par{' '}
                <Link to="/rapprochement-comptable" hash="checks">
                  remise de chèques
                </Link>
                , puis les rapproche du relevé.
              </Trans>
            ),
          },
        ]}
      />
    </SplitSection>
  )
}
