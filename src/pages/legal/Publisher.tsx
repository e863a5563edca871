import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { publisher } from '../../content/publisher.ts'
import { site } from '../../content/vendor.ts'
import { FactList } from '../../ui/FactList.tsx'

/** Who publishes the site, who answers for it and who hosts it, as `content/publisher.yml` says. */
export function Publisher() {
  const { t } = useLingui()
  const locale = useLocale()
  const { legalName, address, email, phone } = site(locale)
  const { street, postalCode, city, country } = address
  const { form, registration, vat, director, privacy, host } = publisher(locale)
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
