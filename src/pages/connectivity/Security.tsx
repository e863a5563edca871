import { useLingui } from '@lingui/react/macro'
import { CheckList } from '../../components/section/CheckList.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'

/** What to demand of the way a file takes, and of the file itself. */
export function Security() {
  const { t } = useLingui()
  return (
    <Section space="end">
      <Wrap>
        <Grid columns={2} gap="wide">
          <CheckList
            title={t`Protéger le trajet`}
            intro={t`L’article 17 des normes techniques de la DSP2 admet une dispense d’authentification forte pour les protocoles d’entreprise, si leur sécurité est équivalente.`}
            items={[
              t`TLS 1.2 au minimum, TLS 1.3 de préférence`,
              t`EBICS 3.0 : clés de 2 048 bits au moins`,
              t`SFTP : clé SSH Ed25519, ou RSA d’au moins 3 072 bits`,
              t`Empreintes des clés de la banque comparées avant tout envoi`,
            ]}
          />
          <CheckList
            title={t`Protéger le fichier`}
            intro={t`Un canal sûr ne dit pas qui a décidé. Le chiffrement et la signature voyagent avec le fichier, d’un bout à l’autre.`}
            items={[
              t`GPG par-dessus le canal, selon OpenPGP`,
              t`La clé de la banque chiffre, celle de la société signe`,
              t`Signature simple ou double, jointe au fichier en EBICS TS`,
              t`Un identifiant par personne, un code jamais partagé`,
            ]}
          />
        </Grid>
      </Wrap>
    </Section>
  )
}
