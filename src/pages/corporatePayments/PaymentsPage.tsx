import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { group } from '../../components/illustrations/cast.ts'
import { Link } from '../../components/links.tsx'
import { CheckList } from '../../components/section/CheckList.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Grid } from '../../components/ui/layout/Grid.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { BatchPath } from './BatchPath.tsx'
import { SigningScene } from './illustrations/signing/SigningScene.tsx'
import { MobileApp } from './MobileApp.tsx'
import { Questions } from './Questions.tsx'
import { SigningTiers } from './SigningTiers.tsx'

/** Groups: what each entity has for itself, who manages them all, and how settings change. */
function Silo() {
  const { t } = useLingui()
  const { entities } = group
  return (
    <SplitSection
      id="silo"
      title={t`Chaque entité chez elle, le groupe au-dessus.`}
      lead={t`En mode silo, chaque entité a ses propres utilisateurs, ses propres tiers et ses propres banques.`}
    >
      <Text tone="soft">
        <Trans comment="Arvenne is a fictional group, Arvenne Logistique one of its companies">
          Arvenne compte {entities} entités. Le comptable d’Arvenne Logistique prépare ses lots avec ses
          fournisseurs et ses comptes, sans accès à ceux des autres. Des administrateurs globaux gèrent
          l’ensemble depuis un point central : les entités, leurs utilisateurs, leurs banques.
        </Trans>
      </Text>
      <Text tone="soft">
        <Trans>
          Toute modification du paramétrage doit être validée par une seconde personne. Relever un seuil,
          ajouter un signataire, changer un droit : l’un propose, un autre valide, comme pour un lot. Le
          principe des quatre yeux est détaillé à la page{' '}
          <Link to="/lutte-contre-fraude">Lutte contre la fraude</Link>, les signataires déclarés aux banques
          à la page <Link to="/pouvoirs-bancaires">Pouvoirs bancaires</Link>.
        </Trans>
      </Text>
    </SplitSection>
  )
}

/** Payments: the signing window, lists of what it does, a batch on its way, groups, the mobile application. */
export function PaymentsPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/paiements"
        badge={t`Du lot à l’accusé de réception`}
        title={t`De la facture à la banque, sans angle mort.`}
        lead={t`Saisissez vos paiements ou intégrez-les depuis votre ERP, faites-les valider selon vos règles, signez-les et transmettez-les à toutes vos banques.`}
        picture={<SigningScene />}
      />

      <Section>
        <Wrap>
          <Grid columns={2} gap="wide">
            <CheckList
              title={t`Validez`}
              items={[
                t`Saisie à l’écran ou intégration de fichiers`,
                t`Circuit de validation paramétrable, entité par entité`,
                t`Paliers et seuils de signature`,
                t`Signature électronique simple ou double`,
                t`Principe des quatre yeux, jusque dans le paramétrage`,
              ]}
            />
            <CheckList
              title={t`Transmettez`}
              intro={t`Un seul point de sortie vers toutes vos banques, dans le format qu’elles attendent.`}
              items={[
                t`EBICS et SwiftNet`,
                t`SFTP et FTPS`,
                t`API bancaires`,
                t`CFONB, SEPA, ISO 20022 et CSV`,
                t`Impression des lettres et des chèques`,
              ]}
            />
          </Grid>
        </Wrap>
      </Section>
      <BatchPath />
      <SigningTiers />
      <Pillars
        id="pillars"
        title={t`Cinq principes derrière chaque virement.`}
        items={[
          {
            title: t({ message: `Séparer`, comment: 'first of five principles: separate duties' }),
            text: t`La saisie, la validation et la signature appartiennent à des personnes différentes.`,
          },
          {
            title: t({
              message: `Contrôler`,
              comment: 'second of five principles: check third-party bank details',
            }),
            text: t`La forme de l’IBAN, la seconde validation d’un changement, la réponse de la banque sur le nom : voilà ce qui est contrôlé avant l’envoi. Le contre-appel au fournisseur reste à vous.`,
          },
          {
            title: t({ message: `Signer`, comment: 'third of five principles' }),
            text: t`Le parapheur suit vos délégations et vos plafonds ; la signature est simple ou double.`,
          },
          {
            title: t({ message: `Transmettre`, comment: 'fourth of five principles: send to the bank' }),
            text: t`Le fichier part par le canal convenu avec la banque, dans le format qu’elle attend.`,
          },
          {
            title: t({ message: `Tracer`, comment: 'fifth of five principles: keep an audit trail' }),
            text: t`Chaque saisie, chaque validation et chaque signature reste attachée au lot.`,
          },
        ]}
      />
      <Silo />
      <MobileApp />
      <Questions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Faites signer votre premier lot de test.</Trans>
      </ClosingBlock>
    </>
  )
}
