import { Trans, useLingui } from '@lingui/react/macro'
import { navigationLabel } from '../../components/navigation.ts'
import { Crumbs } from '../../components/section/Crumbs.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { site } from '../../content/vendor.ts'
import * as styles from './ContactPage.css.ts'
import { Reach } from './Reach.tsx'

/** What the form is for, and what happens after sending it. */
export function Invitation() {
  const { t, i18n } = useLingui()
  const { name } = site(useLocale())
  return (
    <>
      <Crumbs here={i18n._(navigationLabel('/contact'))} />
      <Heading level={1} size="title">
        <Trans>Parlons de vos banques.</Trans>
      </Heading>
      <div className={styles.lead}>
        <Text size="lead" tone="soft">
          <Trans comment="{name} is the name of the product">
            Dites-nous combien d’entités, quelles banques, qui signe. {name} vous sera montré sur un cas
            proche du vôtre, par un spécialiste de la trésorerie.
          </Trans>
        </Text>
      </div>
      <div className={styles.steps}>
        <FactList
          items={[
            { term: t`D’abord`, detail: t`Vous écrivez quelques lignes. Un spécialiste les lit.` },
            { term: t`Ensuite`, detail: t`Il vous appelle : banques, formats, circuits de signature.` },
            { term: t`Enfin`, detail: t`Vous voyez la plateforme traiter un cas proche du vôtre.` },
          ]}
        />
      </div>
      <div className={styles.reach}>
        <Text size="small" tone="soft">
          <Trans comment="followed by a phone number and an e-mail address">
            Vous préférez parler ? <Reach />
          </Trans>
        </Text>
      </div>
    </>
  )
}
