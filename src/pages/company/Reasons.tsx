import { useLingui } from '@lingui/react/macro'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { site } from '../../content/vendor.ts'

/** Why clients choose the vendor: three rules, then its figures. */
export function Reasons() {
  const { t } = useLingui()
  const { founded } = site(useLocale())
  return (
    <>
      <Pillars
        id="reasons"
        title={t`Pourquoi nous choisir.`}
        items={[
          {
            fact: t({ message: `Fondé en ${founded}`, comment: 'the company' }),
            title: t`Un métier, pas dix`,
            text: t`Plus de 30 ans de relevés, de paiements, de prévisions et de pouvoirs bancaires. Vos questions n’arrivent pas dans un service dont la trésorerie serait le troisième produit.`,
          },
          {
            fact: t`2 personnes`,
            title: t`Rien ne change seul`,
            text: t`Un seuil, un signataire, le RIB d’un fournisseur : toute modification de paramétrage attend la validation d’une seconde personne.`,
          },
          {
            fact: t`5 canaux`,
            title: t`Vos banques gardent le leur`,
            text: t`EBICS, SwiftNet, SFTP, FTPS ou API : chaque banque conserve son canal et son format, vos équipes n’ont qu’un écran pour signer.`,
          },
        ]}
      />
      <MetricsBanner />
    </>
  )
}
