import { useLingui } from '@lingui/react/macro'
import { Steps } from '../../components/section/Steps.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'

/** The three stages of an automation project. */
export function Stages() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <Steps
          items={[
            {
              title: t({ message: `Mesurer`, comment: 'first of three stages' }),
              text: t`Comptez pendant un mois les ordres passés sans reprise, et notez la cause de chaque arrêt : RIB, libellé, heure limite. La part des premiers est votre taux de traitement de bout en bout, ou STP.`,
            },
            {
              title: t({ message: `Automatiser`, comment: 'second of three stages' }),
              text: t`Une tâche à la fois, en suivant le flux. Chaque règle reçoit un propriétaire, une date de revue et un repli écrit pour le jour où elle échoue.`,
            },
            {
              title: t({ message: `Surveiller`, comment: 'third of three stages' }),
              text: t`Chaque passage porte son heure. Un échec se rejoue, puis alerte. L’absence de fichier est un événement, au même titre qu’un fichier reçu.`,
            },
          ]}
        />
      </Wrap>
    </Section>
  )
}
