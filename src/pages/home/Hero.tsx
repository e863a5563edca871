import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../components/links.tsx'
import { demo } from '../../components/navigation.ts'
import { ButtonLink as ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { site } from '../../content/vendor.ts'
import * as styles from './Hero.css.ts'
import { HeroScene } from './illustrations/hero/HeroScene.tsx'

/** The top of the home page: two sentences, an illustration, two links. */
export function Hero() {
  const { i18n } = useLingui()
  const { name } = site(useLocale())
  return (
    <Wrap as="section">
      <div className={styles.hero}>
        <div className={styles.title}>
          <Heading level={1} size="hero">
            <Trans comment="Two lines on wide screens; the tag between them is the line break">
              Chaque euro à sa place.
              <br />
              Chaque paiement signé.
            </Trans>
          </Heading>
        </div>
        <div className={styles.lead}>
          <Text size="lead" tone="soft">
            <Trans comment="{name} is the name of the product">
              {name} réunit banques, prévisions et signatures dans une seule plateforme de trésorerie, conçue
              pour les groupes qui ne laissent rien partir sans une seconde paire d’yeux.
            </Trans>
          </Text>
        </div>
        <div className={styles.actions} data-glide="">
          <ButtonLink to={demo.path} tone="primary" arrow>
            {i18n._(demo.label)}
          </ButtonLink>
          <ButtonAnchor href="#features" tone="secondary">
            <Trans>En savoir plus</Trans>
          </ButtonAnchor>
        </div>
      </div>
      <HeroScene />
    </Wrap>
  )
}
