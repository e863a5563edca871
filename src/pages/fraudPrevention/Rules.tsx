import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Text } from '../../ui/Text.tsx'

/** Who may change the rules themselves: two people, in every entity. */
export function Rules() {
  const { t } = useLingui()
  return (
    <SplitSection id="rules" title={t`Changer la règle demande aussi deux personnes.`}>
      <Text>{t`Un seuil relevé de 10 000 € à 100 000 € ouvre plus large qu’un faux RIB. Toute modification du paramétrage doit donc être validée par une seconde personne : utilisateurs, rôles, seuils de signature, circuit de validation.`}</Text>
      <Text>{t`Le mode silo donne à chaque filiale ses propres utilisateurs, tiers et banques. Des administrateurs globaux gèrent l’ensemble, et la même règle s’applique à eux : aucun ne modifie le paramétrage seul.`}</Text>
      <Text>
        <Trans>
          Reste ce qu’aucun réglage ne fait à votre place. Un départ se traite le jour même : accès, clés
          EBICS, <Link to="/pouvoirs-bancaires">pouvoirs déposés en banque</Link>. Une revue des droits par
          trimestre rattrape les oublis.
        </Trans>
      </Text>
    </SplitSection>
  )
}
