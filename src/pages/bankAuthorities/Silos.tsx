import { useLingui } from '@lingui/react/macro'
import { Pillars } from '../../components/section/Pillars.tsx'

/** How a group shares the work: each entity in its silo, central administration, two people for every change. */
export function Silos() {
  const { t } = useLingui()
  return (
    <Pillars
      id="silos"
      title={t`Séparer les entités, doubler les décisions.`}
      items={[
        {
          fact: t({ message: `Par entité`, comment: 'each entity has what follows for itself' }),
          title: t`Ses utilisateurs, ses tiers, ses banques`,
          text: t`Le mode silo donne à chaque société du groupe ses propres utilisateurs, ses propres tiers et ses propres banques. Une filiale travaille avec les siens, pas avec ceux de sa voisine.`,
        },
        {
          fact: t({ message: `Pour le groupe`, comment: 'the group has what follows as a whole' }),
          title: t`Des administrateurs globaux`,
          text: t`Ils gèrent toutes les entités de façon centralisée. Le groupe garde la vue d’ensemble que chaque silo, par construction, n’a pas.`,
        },
        {
          fact: t`2 personnes`,
          title: t`Aucun paramétrage seul`,
          text: t`Toute modification de la configuration est validée par une seconde personne, administrateurs globaux compris. Qui saisit un pouvoir ne le met pas en service.`,
        },
      ]}
    />
  )
}
