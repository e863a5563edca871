import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Link } from '../../components/links.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Steps } from '../../components/section/Steps.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Addresses } from './Addresses.tsx'
import { Calendar } from './Calendar.tsx'
import { MigrationScene } from './illustrations/migration/MigrationScene.tsx'

/** What is asked before a migration. */
function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Ce que demande l’équipe projet.`}
      items={[
        {
          question: t`Nos relevés MT940 ont-ils été coupés le 22 novembre 2025 ?`,
          answer: (
            <Trans>
              Pas par Swift : cette date visait les instructions de paiement entre banques. Chaque banque
              décide de ses relevés. En Allemagne, elles remplacent depuis novembre 2025 les MT940 et MT942
              par les camt de version 08, et plusieurs n’envoient déjà plus de MT. La plateforme lit{' '}
              <Link to="/releves-bancaires">MT940, camt.053 et CFONB120</Link> côte à côte, donc rien n’oblige
              à tout changer le même jour.
            </Trans>
          ),
        },
        {
          question: t`Faut-il une adresse entièrement structurée ?`,
          answer: t`Non, l’adresse hybride est admise : ville et pays dans leurs balises, le reste dans deux lignes AdrLine de 70 caractères au plus. La banque peut la prendre comme une étape et préférer la forme structurée : demandez-lui sa règle. L’adresse en texte libre, encore admise par SEPA et par Swift, l’est de moins en moins par les banques.`,
        },
        {
          question: t`Quand peut-on se passer d’adresse ?`,
          answer: t`Pour un ordre SEPA à l’intérieur de l’Espace économique européen, elle n’est pas exigée : la retirer vaut mieux que l’envoyer en vrac. Avec un pays SEPA hors de cet espace, Royaume-Uni ou Suisse, il faut celle du payeur pour un virement, celle du débiteur pour un prélèvement. Hors de SEPA, il faut aussi celle du bénéficiaire.`,
        },
        {
          question: t`Que dit le rejet d’une adresse ?`,
          answer: t`Le pain.002 porte le statut RJCT et un code de motif ; la banque y joint parfois le nom de la balise en cause. Gardez les trois avec l’ordre : la personne qui corrige la fiche du tiers est rarement celle qui a envoyé le lot.`,
        },
        {
          question: t`Peut-on encore envoyer du pain.001.001.03 ?`,
          answer: t`Beaucoup de banques acceptent aujourd’hui les versions .03 et .09, chacune selon son calendrier : posez la question par écrit. La .03 n’a de champ ni pour l’UETR ni pour le LEI. Les accents passent par accord avec la banque : sans lui, Orléans s’envoie ORLEANS.`,
        },
      ]}
    />
  )
}

/** Five fields that are worth filling, now that there is room for them. */
function Fields() {
  const { t } = useLingui()
  return (
    <Pillars
      id="fields"
      title={t`Cinq champs à remplir, puisqu’ils existent.`}
      items={[
        {
          fact: t`36 caractères`,
          title: 'UETR',
          text: t`La référence unique de la transaction suit l’ordre jusqu’au pacs.008, puis revient dans vos fichiers si la banque la restitue.`,
        },
        {
          fact: t`20 caractères`,
          title: 'LEI',
          text: t`L’identifiant d’entité juridique désigne une société, quelles que soient la langue et l’orthographe de son nom.`,
        },
        {
          fact: t`1 facture, 1 référence`,
          title: t`Libellé structuré`,
          text: t`La référence de la facture a sa propre balise : une règle de rapprochement 1/1 la lit sans chercher dans une phrase.`,
        },
        {
          fact: t`4 lettres`,
          title: t({ message: `Code objet`, comment: 'the purpose code of a payment' }),
          text: t`Dans Purp, SALA désigne un salaire et TAXS un impôt : la nature du paiement se trie sans ouvrir le libellé.`,
        },
        {
          fact: t({ message: `2 parties de plus`, comment: 'two more parties of a payment' }),
          title: t({ message: `Parties ultimes`, comment: 'ultimate debtor and ultimate creditor' }),
          text: t`UltmtDbtr et UltmtCdtr nomment la filiale qui doit et celle qui reçoit, même quand une centrale paie.`,
        },
      ]}
    />
  )
}

/** Which ISO 20022 message replaces which MT. */
function Messages() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="messages"
      title={t`Sept MT, six successeurs.`}
      lead={
        <Trans>
          Vous émettez le premier et recevez les quatre derniers, par{' '}
          <Link to="/connectivite">EBICS, SwiftNet, SFTP, FTPS ou API</Link>. Les deux pacs circulent entre
          banques, mais leurs champs se remplissent depuis votre fichier.
        </Trans>
      }
    >
      <Table
        caption={t`Correspondance des messages MT et ISO 20022`}
        head={[
          'MT',
          'ISO 20022',
          t({ message: `Contenu`, comment: 'head of a column: what a message carries' }),
        ]}
        rows={[
          ['MT101', 'pain.001', t`Ordre de virement, de l’entreprise à sa banque`],
          ['MT103', 'pacs.008', t`Virement d’un client, de banque à banque`],
          ['MT202', 'pacs.009', t`Virement entre banques, pour elles-mêmes`],
          ['MT900, MT910', 'camt.054', t`Avis de débit, avis de crédit`],
          ['MT940', 'camt.053', t`Relevé de fin de journée`],
          ['MT942', 'camt.052', t`Relevé infrajournalier`],
        ]}
      />
    </SplitSection>
  )
}

/** From MT to ISO 20022: three stages, what replaces what, the dates, the work on addresses, the fields worth filling. */
export function IsoMigrationPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/migration-iso-20022"
        title={t`Plus de MT entre banques, des adresses à reprendre.`}
        lead={t`Novembre 2025 a retiré les MT des ordres transfrontaliers entre banques. La fin des adresses en texte libre, annoncée pour novembre 2026, est reportée sans être abandonnée. Nous reprenons vos formats banque par banque, de l’ordre au relevé.`}
        picture={<MigrationScene />}
      />

      <Section>
        <Wrap>
          <Steps
            items={[
              {
                title: t({ message: `Recenser`, comment: 'first of three stages of a migration: list' }),
                text: t`Pour chaque banque : messages émis et reçus, version, canal, date annoncée. Pour chaque bénéficiaire : l’état de son adresse. Une page par banque, un responsable par ligne.`,
              },
              {
                title: t({ message: `Convertir`, comment: 'second of three stages of a migration' }),
                text: t`Chaque champ MT reçoit sa balise, chaque adresse libre sa ville et son pays. Un fichier d’essai va à la banque avant le premier ordre réel.`,
              },
              {
                title: t({
                  message: `Basculer`,
                  comment: 'third of three stages of a migration: switch over',
                }),
                text: t`Une banque à la fois, l’ancien et le nouveau relevé lus en parallèle jusqu’à soldes identiques. Le paramétrage change quand une seconde personne l’a validé.`,
              },
            ]}
          />
        </Wrap>
      </Section>
      <Messages />
      <Calendar />
      <Addresses />
      <Fields />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Apportez-nous votre dernier MT101.</Trans>
      </ClosingBlock>
    </>
  )
}
