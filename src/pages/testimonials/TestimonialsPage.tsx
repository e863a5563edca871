import { Trans, useLingui } from '@lingui/react/macro'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Steps } from '../../components/section/Steps.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { type Testimonial, testimonials } from '../../content/testimonials.ts'
import { Case, type CaseText } from './Case.tsx'
import * as styles from './TestimonialsPage.css.ts'

/** The testimonials one under the other, each with what its case tells. */
function Cases() {
  const { t } = useLingui()
  const cases: Record<Testimonial['id'], CaseText> = {
    'octave-medias': {
      size: t`14 sociétés, 31 comptes, six banques`,
      text: t`Soixante-treize minutes de moins par jour, sur 220 jours ouvrés, font 267,7 heures par an. Le cas montre d’où elles viennent, format par format, et pourquoi l’imprimerie du groupe, détenue à moitié, reste hors des prêts internes.`,
      link: t`Le calcul des 73 minutes`,
      id: 'temoignage-octave-medias',
    },
    'institut-lumen': {
      size: t`42 000 mandats, onze banques`,
      text: t`À 15 € le don, 588 incidents par mois devenus 378 font 3 150 € qui n’échouent plus. Le nettoyage des IBAN en explique l’essentiel ; les défauts de provision n’ont presque pas bougé, et le cas dit pourquoi.`,
      link: t`Le chantier des 42 000 mandats`,
      id: 'temoignage-institut-pasteur',
    },
    'courtage-valmy': {
      size: t`60 cabinets, 66 comptes, huit banques`,
      text: t`Un départ a révélé cinq comptes oubliés et six signatures d’anciens salariés. Retirer un signataire demande désormais 29 lettres au lieu de 66, soit 3,9 heures au lieu de 27,5 ; la réponse, elle, dépend toujours des banques.`,
      link: t`L’inventaire des pouvoirs, après un départ`,
      id: 'temoignage-kaufman&broad',
    },
  }
  return testimonials(useLocale()).map(testimonial => (
    <Case key={testimonial.id} testimonial={testimonial} caseText={cases[testimonial.id]} />
  ))
}

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
