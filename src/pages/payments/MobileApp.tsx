import { Trans, useLingui } from '@lingui/react/macro'
import { batch, remittance } from '../../scenes/cast.ts'
import { useFormat } from '../../scenes/parts/useFormat.ts'
import { PhoneScene } from '../../scenes/phone/PhoneScene.tsx'
import { remitted } from '../../scenes/phone/remitted.ts'
import { Banner } from '../../site/Banner.tsx'
import { ClientData } from '../../site/ClientData.tsx'
import { DemoButton } from '../../site/DemoButton.tsx'
import { Feature } from '../../site/Feature.tsx'
import { ButtonLink } from '../../site/links.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import * as styles from './MobileApp.css.ts'

/** The mobile application: what it is for, on what terms, and how much it is used. */
export function MobileApp() {
  const { t } = useLingui()
  const { money } = useFormat()
  const { transfers } = batch
  const [first, second, third] = remittance.checks.map(({ amount }) => money(amount))
  const sum = money(remitted)
  return (
    <Section id="mobile" space="end" labelledBy="mobile-title">
      <Wrap>
        <div className={styles.parts}>
          <Feature
            id="mobile-title"
            title={t`La seconde signature n’attend pas votre retour.`}
            lead={t`L’application mobile ouvre le parapheur là où vous êtes.`}
            action={<DemoButton tone="secondary" />}
            scene={<PhoneScene />}
          >
            <Text tone="soft">
              <Trans>
                Marc Tremblay y voit le total, les {transfers} RIB contrôlés et la signature d’Hélène Vasseur,
                puis donne la sienne. Les remises de chèques s’y suivent aussi : {first}, {second} et {third},
                soit {sum} sous un même bordereau.
              </Trans>
            </Text>
          </Feature>
          <Banner
            glyph="mobile"
            title={t`Sur mobile, les règles de signature sont les mêmes.`}
            text={t`Mêmes paliers, mêmes seuils, mêmes signataires : un lot à double signature le reste, d’où que l’on signe.`}
            action={
              <ButtonLink to="/contact" tone="secondary">
                {t`Parler à un spécialiste`}
              </ButtonLink>
            }
          />
          <div>
            <ClientData id="mobile-data" title={t`L’application mobile, en huit chiffres.`} />
          </div>
        </div>
      </Wrap>
    </Section>
  )
}
