import { useLingui } from '@lingui/react/macro'
import { CheckList } from '../../components/section/CheckList.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'

/** What the inventory holds, and what the messages carry to the bank. */
export function Inventory() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <Grid columns={2} gap="wide">
          <CheckList
            title={t`BAM : savoir`}
            intro={t`La gestion des comptes et pouvoirs bancaires tient à jour ce que la banque devrait avoir en dossier.`}
            items={[
              t`Les comptes de chaque entité, banque par banque`,
              t`Les signataires, avec leurs dates de début et de fin`,
              t`Les plafonds, en signature simple ou double`,
              t`Les procès-verbaux, délégations et pièces d’identité`,
              t`Les réponses de la banque, classées avec la demande`,
            ]}
          />
          <CheckList
            title={t`eBAM : faire savoir`}
            intro={t`La gestion électronique porte la demande à la banque, en ISO 20022, et en rapporte la réponse.`}
            items={[
              t`acmt.007 et .008 : ouvrir, modifier l’ouverture`,
              t`acmt.010 et .011 : accusé, ou rejet`,
              t`acmt.013 et .014 : état demandé, état reçu`,
              t`acmt.015 et .016 : le compte, hors pouvoirs`,
              t`acmt.017 et .018 : les pouvoirs, rien d’autre`,
            ]}
          />
        </Grid>
      </Wrap>
    </Section>
  )
}
