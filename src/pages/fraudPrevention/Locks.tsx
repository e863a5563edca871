import { useLingui } from '@lingui/react/macro'
import { Pillars } from '../../components/section/Pillars.tsx'

/** The six controls, each with the fact that it rests on. */
export function Locks() {
  const { t } = useLingui()
  return (
    <Pillars
      id="locks"
      title={t`Six verrous, et aucune clé commune.`}
      items={[
        {
          fact: t`2 personnes`,
          title: t`Validation à quatre yeux`,
          text: t`Celui qui saisit ne valide pas. La règle vaut pour l’ordre de paiement, pour le RIB du tiers et pour le seuil lui-même.`,
        },
        {
          fact: t`1 ou 2 signatures`,
          title: t`Parapheur électronique`,
          text: t`Le lot y attend avec ses virements et son total. La signature est simple ou double, selon le palier que vous avez fixé.`,
        },
        {
          fact: t`4 contrôles`,
          title: t`Coordonnées bancaires des tiers`,
          text: t`Clé de l’IBAN (modulo 97), circuit de modification, réponse de la banque, contre-appel noté. Un IBAN bien formé peut appartenir à n’importe qui.`,
        },
        {
          fact: `OpenPGP`,
          title: t`Chiffrement GPG`,
          text: t`Le fichier est chiffré pour la banque et signé au nom de la société, selon OpenPGP. Modifié en chemin, il ne passe plus la vérification.`,
        },
        {
          fact: t`4 signaux`,
          title: t`Supervision de la fraude`,
          text: t`Elle compare chaque ordre à l’historique du tiers. Le lot qui s’en écarte attend qu’une seconde personne ait regardé.`,
        },
        {
          fact: t`1 silo par entité`,
          title: t`Gestion des accès`,
          text: t`Rôles et permissions, au strict besoin de chacun. Une filiale en mode silo a ses utilisateurs, ses tiers et ses banques, et eux seuls.`,
        },
      ]}
    />
  )
}
