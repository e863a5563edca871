import { useLingui } from '@lingui/react/macro'
import { site } from '../../content/vendor.ts'
import { useLocale } from '../../site/useLocale.ts'
import { FactList } from '../../ui/FactList.tsx'

/** Who publishes the site, who answers for it and who hosts it, as `content/site.yml` says. */
export function Publisher() {
  const { t } = useLingui()
  const { legalName, address, email, phone, legal } = site(useLocale())
  const { street, postalCode, city, country } = address
  const { form, registration, vat, director, privacy, host } = legal
  return (
    <FactList
      items={[
        { term: t`Éditeur`, detail: t`${legalName}, ${form}` },
        { term: t`Siège`, detail: `${street}, ${postalCode} ${city}, ${country}` },
        { term: t`Immatriculation`, detail: t`${registration}, TVA ${vat}` },
        { term: t`Joindre`, detail: <Reach email={email} phone={phone} /> },
        { term: t`Directrice de la publication`, detail: director },
        { term: privacy.title, detail: <Reach email={privacy.email} /> },
        { term: t`Hébergeur`, detail: `${host.name}, ${host.address}, ${host.phone}` },
      ]}
    />
  )
}

const Reach = ({ email, phone }: { email: string; phone?: string }) => (
  <>
    <a href={`mailto:${email}`}>{email}</a>
    {phone && `, ${phone}`}
  </>
)
