import { Trans, useLingui } from '@lingui/react/macro'
import { DemoButton } from '../../components/DemoButton.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Banner } from '../../components/section/Banner.tsx'
import { Feature } from '../../components/section/Feature.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { DepositScene } from './illustrations/deposit/DepositScene.tsx'
import * as styles from './ReconciliationPage.css.ts'

/** Check deposits: how a slip joins the checks and the line of the statement; then the way to the mobile app. */
export function CheckDeposits() {
  const { t } = useLingui()
  return (
    <Section id="checks" space="end" labelledBy="checks-title">
      <Wrap>
        <Feature
          id="checks-title"
          title={t`Remises de chèques.`}
          lead={t`Trois chèques, un bordereau, une seule ligne au relevé.`}
          scene={<DepositScene />}
          action={<DemoButton tone="secondary" />}
        >
          <div className={styles.more}>
            <Text tone="soft">
              <Trans>
                Vos clients envoient des chèques un à un ; la banque crédite leur somme en bloc. La ligne
                REM CHQ 00412 porte 12 960,75 €, un montant qu’aucun des trois ne porte. C’est le bordereau
                qui les relie : 5 210,00 + 4 900,75 + 2 850,00.
              </Trans>
            </Text>
            <FactList
              items={[
                {
                  term: t`Ligne CMC7`,
                  detail: t`Au pied du titre, les chiffres que lisent les machines : le chèque, la banque, le compte.`,
                },
                {
                  term: t`Compte 5112`,
                  detail: t`Chèques à encaisser : la remise y reste jusqu’à ce que la banque la crédite.`,
                },
                {
                  term: t`8 jours`,
                  detail: (
                    <Trans>
                      Délai de présentation d’un chèque émis et payable en France métropolitaine (
                      <a
                        href="https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072026/"
                        target="_blank"
                        rel="noopener"
                      >
                        art. L. 131-32 du code monétaire et financier
                      </a>
                      ).
                    </Trans>
                  ),
                },
              ]}
            />
          </div>
        </Feature>
        <div className={styles.banner}>
          <Banner
            glyph="mobile"
            title={t`Loin du bureau, les mêmes règles.`}
            text={t`L’application mobile demande les mêmes signatures, aux mêmes seuils, que l’écran du bureau.`}
            action={
              <ButtonLink to="/paiements" hash="mobile" tone="secondary">
                {t`L’application mobile`}
              </ButtonLink>
            }
          />
        </div>
      </Wrap>
    </Section>
  )
}
