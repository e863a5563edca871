import { useLingui } from '@lingui/react/macro'
import { Steps } from '../../components/section/Steps.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'

/** What instant payments ask of a treasury, from Friday evening to Monday morning. */
export function Weekend() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <Steps
          items={[
            {
              title: t`Vendredi, 18 heures`,
              text: t`TARGET ferme, vos comptes non. Laissez sur chacun de quoi payer jusqu’à lundi et demandez à la banque un maximum par ordre ou par jour : c’est votre droit.`,
            },
            {
              title: t`Samedi et dimanche`,
              text: t`Deux signataires d’astreinte, désignés d’avance, aux mêmes paliers qu’en semaine. Une alerte signale le seuil franchi ou le découvert qui menace.`,
            },
            {
              title: t`Lundi, 8 heures`,
              text: t`L’avis camt.054, quand la banque le fournit, donne l’heure et la référence de chaque mouvement. Rapprochez par règle 1/1 ou N/N ce que le week-end a laissé.`,
            },
          ]}
        />
      </Wrap>
    </Section>
  )
}
