import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { services } from '../../components/navigation.ts'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Glyph } from '../../components/ui/icons/Glyph.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { ModuleList } from './ModuleList.tsx'
import * as styles from './OverviewPage.css.ts'

/** The services around the modules. */
function ServiceColumns() {
  const { i18n } = useLingui()
  return (
    <Section labelledBy="services">
      <Wrap>
        <div className={styles.title}>
          <Heading level={2} size="heading" id="services">
            <Trans>Et cinq services autour.</Trans>
          </Heading>
        </div>
        <ul className={styles.columns}>
          {services.map(({ path, label, summary }) => (
            <li key={path} className={styles.column}>
              <h3 className={styles.name}>
                <Link to={path}>{i18n._(label)}</Link>
              </h3>
              <Text size="small" tone="soft">
                {i18n._(summary)}
              </Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

/** What belongs to the modules without being one: check deposits and the mobile app, with the way to each. */
function Extras() {
  return (
    <Wrap>
      <div className={styles.band}>
        <Glyph name="mobile" size={44} />
        <p>
          <Trans comment="under the list of modules: two things more, each with its link">
            Et avec les modules :{' '}
            <Link to="/rapprochement-comptable" hash="checks">
              la remise de chèques
            </Link>
            , une ligne du relevé et les chèques qui la composent ;{' '}
            <Link to="/paiements" hash="mobile">
              l’application mobile
            </Link>
            , pour signer loin du bureau.
          </Trans>
        </p>
      </div>
    </Wrap>
  )
}

/** The overview's heading and what it counts. */
function OverviewIntro() {
  const { t } = useLingui()
  return (
    <PageIntro
      page="/solution"
      title={t`Tout ce qui touche à vos comptes.`}
      lead={t`Huit modules et cinq services sur un seul référentiel de banques, de tiers et de droits. Commencez par celui qui vous manque.`}
      demo={false}
    />
  )
}

/** All modules and services at a glance; also the page for unknown addresses. */
export function OverviewPage() {
  return (
    <>
      <OverviewIntro />
      <ModuleList />

      <Extras />
      <ServiceColumns />
      <ClosingBlock>
        <Trans>Donnez-nous la liste de vos banques, nous vous montrons la suite.</Trans>
      </ClosingBlock>
    </>
  )
}
