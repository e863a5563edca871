import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { navigationLabel } from '../../components/navigation.ts'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import * as styles from './ToolsPage.css.ts'

/** The list of tools. */
export function ToolsPage() {
  const { t, i18n } = useLingui()
  const tools = [
    {
      path: '/outils/lecteur-releves',
      text: t`Un fichier MT940, camt.053 ou CFONB120, et le relevé se lit : soldes vérifiés, mouvements à trier et à filtrer, frais additionnés. Export en CSV ou en JSON.`,
    },
    {
      path: '/outils/verificateur-paiements',
      text: t`Un fichier de virements ou de prélèvements, pain.001 ou pain.008 : passerait-il à la banque ? Chaque défaut avec sa ligne, ce que les banques en font et quoi écrire. L’adresse, l’IBAN, les sommes et les dates, selon le pays.`,
    },
    {
      path: '/outils/echeances',
      text: t`La date où une facture est due, l’article qui la fixe, les intérêts semestre par semestre et l’indemnité, en France, dans l’Union européenne et au Royaume-Uni. Un texte de relance à copier, une entrée pour le calendrier.`,
    },
  ] as const
  return (
    <>
      <PageIntro
        page="/outils"
        title={t`Des outils qui restent chez vous.`}
        lead={t`Ils travaillent dans votre navigateur, même hors ligne. Aucune donnée ne quitte votre appareil, aucun compte n’est demandé.`}
        demo={false}
      />
      <Section space="normal">
        <Wrap>
          <ul className={styles.list}>
            {tools.map(({ path, text }) => (
              <li key={path} className={styles.tool}>
                <Heading level={2} size="subheading">
                  <Link to={path}>{i18n._(navigationLabel(path))}</Link>
                </Heading>
                <Text tone="soft">{text}</Text>
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
      <ClosingBlock>
        <Trans>La même rigueur, sur toutes vos banques à la fois.</Trans>
      </ClosingBlock>
    </>
  )
}
