import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { Contents } from '../../components/article/Contents.tsx'
import { Prose } from '../../components/article/Prose.tsx'
import { Crumbs } from '../../components/section/Crumbs.tsx'
import { FactSeparator } from '../../components/section/FactSeparator.tsx'
import { Letterhead } from '../../components/section/Letterhead.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { publisher } from '../../content/publisher.ts'
import type { LegalData } from '../../content/types.ts'
import { site } from '../../content/vendor.ts'
import * as styles from './LegalPage.css.ts'

/** Publisher, director and host of the site, from `content/publisher.yml`. */
function Publisher() {
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

/** A legal document: its date, its numbered sections, and their contents beside them. */
export function LegalPage() {
  const { t } = useLingui()
  const { meta, toc, html } = useLoaderData({ strict: false }) as LegalData
  const { minutes } = meta
  return (
    <Wrap>
      <header className={styles.header}>
        <Letterhead path={`/${meta.id}`} />
        <Crumbs here={meta.title} />
        <Heading level={1} size="title">
          {meta.title}
        </Heading>
        <p className={styles.facts}>
          <span>
            <Trans comment="date of the last revision of a legal document">
              Mise à jour le <time dateTime={meta.updated}>{meta.updatedText}</time>
            </Trans>
          </span>
          <FactSeparator />
          <span>
            <Trans comment="how long it takes to read a legal document">{minutes} min de lecture</Trans>
          </span>
        </p>
      </header>

      <div className={styles.columns}>
        <Contents toc={toc} label={t`Sommaire`} numbered />
        <div className={styles.main}>
          {meta.id === 'terms' && (
            <div className={styles.publisher}>
              <Publisher />
            </div>
          )}
          <Prose html={html} numbered />
        </div>
      </div>
    </Wrap>
  )
}
