import { Trans, useLingui } from '@lingui/react/macro'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { VisuallyHidden } from '../../components/ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { metrics } from '../../content/metrics.ts'
import { publisher } from '../../content/publisher.ts'
import { site } from '../../content/vendor.ts'
import * as styles from './CompanyPage.css.ts'
import { History } from './History.tsx'
import { CertificateScene } from './illustrations/certificate/CertificateScene.tsx'
import { NorthAmerica } from './NorthAmerica.tsx'
import { Treasurers } from './Treasurers.tsx'

/** Two statements of the chief executive, on night; person and words are invented, and the page says so. */
function Quotes() {
  const { t } = useLingui()
  const { director } = publisher(useLocale())
  const quotes = [
    t`« La trésorerie n’a pas besoin d’éclat. Elle a besoin qu’à 16 heures, le total du lot soit le même pour celle qui l’a préparé et pour celui qui le signe. »`,
    t`« Une signature rapide ne vaut rien si personne n’a lu. Nous faisons gagner du temps avant la signature, pour qu’il en reste au moment de lire. »`,
  ]
  return (
    <Section tone="night" labelledBy="quotes">
      <Wrap>
        <VisuallyHidden as="h2" id="quotes">{t`La présidente, en deux phrases`}</VisuallyHidden>
        <div className={styles.quotes}>
          {quotes.map(quote => (
            <figure key={quote} className={styles.quote}>
              <blockquote className={styles.words}>{quote}</blockquote>
              <Text as="figcaption" size="small" tone="soft">
                {director}
              </Text>
            </figure>
          ))}
        </div>
        <div className={styles.note}>
          <Text size="small" tone="muted">
            <Trans>Personne et propos fictifs, à titre d’illustration.</Trans>
          </Text>
        </div>
      </Wrap>
    </Section>
  )
}

/** What the platform speaks and how it encrypts, and what this site is made of. */
function Technology() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="technology"
      title={t`Socle technique : d’abord des normes.`}
      lead={t`Un logiciel de trésorerie se juge à ce que les banques acceptent de lui. Voici ce que la plateforme échange avec elles, puis ce dont ce site est fait.`}
    >
      <FactList
        items={[
          { term: t`Canaux`, detail: t`EBICS, SwiftNet, SFTP, FTPS et API bancaires.` },
          {
            term: t`Formats`,
            detail: t`CFONB, SEPA, ISO 20022 et CSV pour les ordres ; MT940, camt.053 et CFONB120 pour les relevés de fin de journée, MT942 et camt.052 en cours de journée.`,
          },
          {
            term: t`Chiffrement`,
            detail: t`GPG, mise en œuvre d’OpenPGP : le fichier est chiffré pour la banque et signé par l’entreprise.`,
          },
          {
            term: t`Accès`,
            detail: t`Rôles et permissions, un silo par entité, parapheur à signature simple ou double.`,
          },
          {
            term: t`Mode`,
            detail: t`Plateforme en SaaS, complétée par une application mobile.`,
          },
          {
            term: t`Ce site`,
            detail: t`TypeScript et React. Ses pages sont écrites à l’avance : elles se lisent même quand le JavaScript ne s’exécute pas.`,
          },
        ]}
      />
    </SplitSection>
  )
}

/** Why clients choose the vendor: three rules, then its figures. */
function Reasons() {
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

/** The company: since when, for whom, why, with what, and how its president speaks of it. */
export function CompanyPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const { name, legalName, address, founded } = site(locale)
  const figures = metrics(locale)
  const [clients, users] = [figures.get('clients')?.text, figures.get('users')?.text]
  return (
    <>
      <PageIntro
        page="/company"
        title={t`Un seul métier depuis ${founded} : la trésorerie.`}
        lead={t`Plus de 1 500 organisations et de 10 500 utilisateurs, toutes générations de logiciels comprises, confient à ${name} la dernière étape avant le départ de l’argent, celle où quelqu’un signe. La plateforme en ligne d’aujourd’hui compte ${clients} clients et ${users} utilisateurs.`}
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
