import { Trans, useLingui } from '@lingui/react/macro'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { site } from '../../content/vendor.ts'
import { CertificateScene } from '../../illustrations/certificate/CertificateScene.tsx'
import { History } from './History.tsx'
import { NorthAmerica } from './NorthAmerica.tsx'
import { Quotes } from './Quotes.tsx'
import { Reasons } from './Reasons.tsx'
import { Technology } from './Technology.tsx'
import { Treasurers } from './Treasurers.tsx'

/** The company: since when, for whom, why, with what, and how its president speaks of it. */
export function CompanyPage() {
  const { t } = useLingui()
  const { name, legalName, address, founded } = site(useLocale())
  return (
    <>
      <PageIntro
        page="/company"
        title={t`Un seul métier depuis ${founded} : la trésorerie.`}
        lead={t`Plus de 1 500 organisations et de 10 500 utilisateurs confient à ${name} la dernière étape avant le départ de l’argent, celle où quelqu’un signe.`}
        demo={false}
        picture={<CertificateScene company={legalName} town={address.city} founded={founded} />}
      />

      <History />
      <NorthAmerica />
      <Reasons />
      <Quotes />
      <Treasurers />
      <Technology />
      <ClosingBlock secondary={{ to: '/testimonials', label: <Trans>Témoignages</Trans> }}>
        <Trans>Parlons de vos banques, entre trésoriers.</Trans>
      </ClosingBlock>
    </>
  )
}
