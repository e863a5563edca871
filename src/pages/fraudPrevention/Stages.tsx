import { useLingui } from '@lingui/react/macro'
import { Steps } from '../../components/section/Steps.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'

/** The three moments at which a fraud can be stopped. */
export function Stages() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <Steps
          items={[
            {
              title: t({ message: `Avant`, comment: 'before a payment: first of three stages' }),
              text: t`À la création d’un tiers ou au changement de son RIB : forme de l’IBAN, pays, contre-appel au numéro du contrat. L’un saisit, l’autre valide.`,
            },
            {
              title: t({ message: `Pendant`, comment: 'during a payment: second of three stages' }),
              text: t`Le lot suit votre circuit, vos paliers et vos seuils. Le moniteur relit les ordres ; un signal retient le lot jusqu’au second regard.`,
            },
            {
              title: t({ message: `Après`, comment: 'after a payment: third of three stages' }),
              text: t`Accusés et rejets se lisent le jour même. Au moindre doute : bloquer l’IBAN, appeler la banque, demander le rappel des fonds, garder les preuves.`,
            },
          ]}
        />
      </Wrap>
    </Section>
  )
}
