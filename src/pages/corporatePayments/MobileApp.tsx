import { Trans, useLingui } from '@lingui/react/macro'
import { DemoButton } from '../../components/DemoButton.tsx'
import { batch, remittance } from '../../components/illustrations/cast.ts'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { ButtonLink } from '../../components/links.tsx'
import { Banner } from '../../components/section/Banner.tsx'
import { ClientData } from '../../components/section/ClientData.tsx'
import { Feature } from '../../components/section/Feature.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { PhoneScene, remitted } from './illustrations/phone/PhoneScene.tsx'
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
                Marc Tremblay y voit le total, les {transfers} IBAN dont la forme est contrôlée et la
                signature d’Hélène Vasseur, puis donne la sienne. Les remises de chèques s’y suivent aussi :{' '}
                {first}, {second} et {third}, soit {sum} sous un même bordereau.
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
