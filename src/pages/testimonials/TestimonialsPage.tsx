import { Trans, useLingui } from '@lingui/react/macro'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Steps } from '../../components/section/Steps.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import { Cases } from './Cases.tsx'
import * as styles from './TestimonialsPage.css.ts'

/** What three clients say, each with the case that tells it at length, and how far to believe them. */
export function TestimonialsPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/testimonials"
        title={t`Trois récits, et leurs limites.`}
        lead={t`Un groupe de médias, un institut de recherche, un courtier. Leurs noms et leurs mots sont inventés ; leurs additions, elles, se refont ligne à ligne.`}
        demo={false}
      />
      <Section>
        <Wrap>
          <Cases />
        </Wrap>
      </Section>

      <Section space="end" labelledBy="how-to-read">
        <Wrap>
          <div className={styles.title}>
            <Heading level={2} size="heading" id="how-to-read">
              <Trans>Comment lire ces cas.</Trans>
            </Heading>
          </div>
          <Steps
            items={[
              {
                title: t`Ce qui est inventé`,
                text: t`Les sociétés, les personnes, leurs propos et leurs chiffres. Aucune organisation réelle n’est décrite, et aucune n’est présentée comme cliente.`,
              },
              {
                title: t`Ce qui est vrai`,
                text: t`Les règles de droit, les formats et les délais. Chaque article cite le texte, puis renvoie à sa source.`,
              },
              {
                title: t`Ce qui manque encore`,
                text: t`Chaque cas se termine par ce que le logiciel n’a pas réglé : une banque sans canal, un compte sans provision, un associé introuvable.`,
              },
            ]}
          />
        </Wrap>
      </Section>
      <ClosingBlock>
        <Trans>Comptez vos minutes du matin.</Trans>
      </ClosingBlock>
    </>
  )
}
