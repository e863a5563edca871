import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Link } from '../../components/links.tsx'
import { CheckList } from '../../components/section/CheckList.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Grid } from '../../components/ui/layout/Grid.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { AuthoritiesScene } from './illustrations/authorities/AuthoritiesScene.tsx'
import { Questions } from './Questions.tsx'

/** Five events of an ordinary year: what is sent, on which document, and what the bank must show. */
function Events() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="events"
      title={t`Un événement se ferme sur une preuve.`}
      lead={t`Un acmt.010 dit seulement que la demande vient d’une personne habilitée. Ce que la banque a inscrit, l’état du compte le montre, en acmt.014 : c’est lui qui se classe.`}
    >
      <Table
        caption={t`Cinq événements, du message à la preuve`}
        head={[t`Événement`, t`Message`, t`Document`, t`Preuve de la banque`]}
        rows={[
          [t`Nouveau compte`, 'acmt.007', t`Décision d’ouverture, identités`, t`acmt.014 avec le compte`],
          [
            t({ message: `Arrivée`, comment: 'someone joins and becomes a signatory' }),
            'acmt.017',
            t`Délégation, pièce d’identité`,
            t`acmt.014 avec le nom`,
          ],
          [
            t({ message: `Départ`, comment: 'a signatory leaves' }),
            'acmt.017',
            t`Décision de retrait`,
            t`acmt.014 sans le nom`,
          ],
          [t`Nouveau seuil`, 'acmt.017', t`Décision datée`, t`acmt.014 au nouveau montant`],
          [
            t({ message: `Clôture`, comment: 'an account is closed' }),
            'acmt.019',
            t`Décision, compte de repli du solde`,
            t`acmt.014, dernier relevé à zéro`,
          ],
        ]}
      />
    </SplitSection>
  )
}

/** What the inventory holds, and what the messages carry to the bank. */
function Inventory() {
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
              t`acmt.019 et .020 : clore, modifier la clôture`,
            ]}
          />
        </Grid>
      </Wrap>
    </Section>
  )
}

/** A signatory leaves: the same task by letters and by messages, in minutes, so that nothing is lost in rounding. */
function Leaver() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="leaver"
      title={t`Un départ, 64 comptes : d’abord regrouper.`}
      lead={t`Un signataire avait pouvoir sur 64 comptes dans sept banques. Comptez 25 minutes par lettre, 40 si elle regroupe les comptes d’une banque, 15 par message.`}
    >
      <Table
        numeric={1}
        caption={t`Retirer un signataire de 64 comptes`}
        head={[t`Voie`, t`Calcul`, t`Temps`]}
        rows={[
          [t`Une lettre par compte`, t`64 × 25 = 1 600 min`, t`26 h 40 (26,7 h)`],
          [t`Une lettre par banque`, t`7 × 40 = 280 min`, t`4 h 40 (4,7 h)`],
          [t`Un message par banque`, t`7 × 15 = 105 min`, t`1 h 45 (1,75 h)`],
          [t`Temps rendu`, t`1 600 − 105 = 1 495 min`, t`24 h 55 (24,9 h)`],
        ]}
      />
      <Text size="small" tone="soft">
        <Trans>
          La soustraction se fait en minutes, l’arrondi à la fin. Elle suppose un seul message par banque,
          donc des pouvoirs identiques sur ses comptes. Une lettre par banque, comptes en annexe, rend déjà
          22 h ; le message rend les 2 h 55 qui restent. Le délai ne baisse que dans les banques qui
          l’acceptent. Les plafonds retirés sont ceux que suit le parapheur, décrit dans{' '}
          <Link to="/paiements">Paiements</Link>.
        </Trans>
      </Text>
    </SplitSection>
  )
}

/** How a group shares the work: each entity in its silo, central administration, two people for every change. */
function Silos() {
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

/** Bank authorities: inventory and messages, events and their proof, silos, and what a leaver costs. */
export function BankAuthoritiesPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/pouvoirs-bancaires"
        title={t`La banque obéit à sa liste. Gardez la même.`}
        lead={t`Six réponses par pouvoir : qui, sur quels comptes, jusqu’à quel montant, seul ou à deux, de quand à quand, en vertu de quel document. La plateforme les tient dans un inventaire, documents compris.`}
        picture={<AuthoritiesScene />}
      />

      <Inventory />
      <Events />
      <Silos />
      <Leaver />
      <Questions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Comparez votre liste à celle d’une banque.</Trans>
      </ClosingBlock>
    </>
  )
}
