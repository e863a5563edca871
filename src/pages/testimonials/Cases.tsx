import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { type Testimonial, testimonials } from '../../content/testimonials.ts'
import { Case, type Told } from './Case.tsx'

/** The testimonials one under the other, each with what its case tells. */
export function Cases() {
  const { t } = useLingui()
  const cases: Record<Testimonial['id'], Told> = {
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
      size: t`60 sociétés, 66 comptes, huit banques`,
      text: t`Un départ a révélé cinq comptes oubliés et six signatures d’anciens salariés. Retirer un signataire demande désormais 29 lettres au lieu de 66, soit 3,9 heures au lieu de 27,5 ; la réponse, elle, dépend toujours des banques.`,
      link: t`L’inventaire des pouvoirs, après un départ`,
      id: 'temoignage-kaufman&broad',
    },
  }
  return testimonials(useLocale()).map(testimonial => (
    <Case key={testimonial.id} testimonial={testimonial} told={cases[testimonial.id]} />
  ))
}
