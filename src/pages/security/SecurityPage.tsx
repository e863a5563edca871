import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { CheckList } from '../../components/section/CheckList.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Grid } from '../../components/ui/layout/Grid.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { eurLex } from '../../i18n/eurLex.ts'

/** What an auditor asks, the document that answers, and when a client gets it. */
function Evidence() {
  const { t } = useLingui()
  const before = t({ message: `Avant la signature`, comment: 'when a document is given to a buyer' })
  const yearly = t({ message: `Chaque année`, comment: 'when a document is given to a client' })
  return (
    <SplitSection
      id="evidence"
      space="normal"
      title={t`Huit questions, huit documents.`}
      lead={t`Ce site ne donne ni taux de disponibilité ni délai de reprise : une page n’est pas une preuve. Voici la pièce qui répond à chaque question, et le moment où vous l’avez.`}
    >
      <Table
        caption={t`Ce qu’un auditeur demande, et la pièce qui répond`}
        head={[
          t({ message: `Question`, comment: 'head of a column: what an auditor asks' }),
          t({ message: `Pièce`, comment: 'head of a column: the document that answers' }),
          t({ message: `Quand`, comment: 'head of a column: when a client gets a document' }),
        ]}
        rows={[
          [
            t`Où sont les données, et d’où travaillent les techniciens ?`,
            t`Annexe des lieux et des accès`,
            before,
          ],
          [t`Qui d’autre les traite ?`, t`Liste des sous-traitants, avec préavis de changement`, before],
          [
            t`En combien de temps le service revient-il ?`,
            t`Annexe de service : disponibilité, RTO, RPO`,
            before,
          ],
          [t`Quand l’avez-vous essayé ?`, t`Compte rendu du dernier essai de restauration`, yearly],
          [t`Qui a vérifié vos contrôles ?`, t`Rapport d’audit externe, réserves comprises`, yearly],
          [t`Que se passe-t-il après un incident ?`, t`Procédure d’alerte, avec un délai en heures`, before],
          [t`Combien coûte la sortie ?`, t`Annexe de réversibilité : formats, durée, prix`, before],
          [t`Qui a fait quoi chez nous ?`, t`Journal de votre environnement`, t`À tout moment`],
        ]}
      />
      <Text size="small" tone="soft">
        <Trans>
          Demandez ces huit pièces à tout éditeur, nous compris. L’article{' '}
          <Link to="/blog-post-{$id}" params={{ id: 'saas' }}>
            SaaS : les questions de votre DSI
          </Link>{' '}
          dit comment lire les réponses.
        </Trans>
      </Text>
    </SplitSection>
  )
}

/** What goes on while the service is down, and what a client takes along when leaving. */
function Continuity() {
  const { t } = useLingui()
  return (
    <Section space="end">
      <Wrap>
        <Grid columns={2} gap="wide">
          <CheckList
            title={t`Continuité : le jour où rien ne répond`}
            intro={t`Une panne à 15 h 30 se juge à l’heure limite de la banque. Préparez le repli avant d’en avoir besoin.`}
            items={[
              t`Un accès à jour au portail de chaque banque de paie`,
              t`Deux suppléants qui s’en sont servis ce trimestre`,
              t`L’heure de repli affichée, banque par banque`,
              t`La liste des ordres déjà envoyés, exportée chaque jour`,
              t`Un numéro d’astreinte, essayé hors des heures ouvrées`,
            ]}
          />
          <CheckList
            title={t`Réversibilité : ce que vous emportez`}
            intro={t`Vos contrats bancaires restent à votre nom. Le reste s’exporte, pendant le contrat comme à sa fin.`}
            items={[
              t`Relevés et ordres, en ISO 20022`,
              t`Tiers, mandats et écritures, en CSV`,
              t`Le journal complet, avec valeurs avant et après`,
              t`La liste des circuits et des seuils, à recréer ailleurs`,
              t`Le nom du détenteur de chaque clé d’envoi`,
            ]}
          />
        </Grid>
      </Wrap>
    </Section>
  )
}

/** What is asked about logs, keys, exit and law. */
function Questions() {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Faq
      title={t`Ce que demande l’auditeur.`}
      items={[
        {
          question: t`Que contient le journal ?`,
          answer: t`La personne, l’heure, l’action, la valeur d’avant et celle d’après, pour les ordres comme pour le paramétrage. Il se consulte et s’exporte par l’entité, selon ses droits ; personne ne le modifie, administrateurs compris.`,
        },
        {
          question: t`Vos équipes peuvent-elles signer un ordre ?`,
          answer: t`Non. Les signatures appartiennent à des personnes de votre entreprise, avec leurs propres moyens. Un accès de notre assistance est ouvert par vous, pour une durée, et laisse sa trace dans votre journal.`,
        },
        {
          question: t`Qui détient les clés d’envoi vers les banques ?`,
          answer: (
            <Trans>
              Le contrat le dit canal par canal, et votre inventaire en garde la liste avec les dates
              d’expiration. La page <Link to="/connectivite">Connectivité</Link> détaille les clés et le
              chiffrement GPG des fichiers.
            </Trans>
          ),
        },
        {
          question: t`Peut-on essayer la sortie avant de signer ?`,
          answer: t`Oui, et c’est la bonne façon de l’évaluer : un compte, un mois, tous les formats. Confiez l’export à quelqu’un qui n’a pas l’outil et demandez-lui qui a signé un virement donné. S’il trouve, la réversibilité existe.`,
        },
        {
          question: t`Que dit la loi sur le départ ?`,
          answer: (
            <Trans>
              Dans l’Union, le{' '}
              <a href={eurLex('reg/2023/2854', locale)} target="_blank" rel="noopener">
                règlement (UE) 2023/2854
              </a>{' '}
              borne le préavis à deux mois et la transition à trente jours, sept mois si elle est
              techniquement impossible plus tôt. Les frais de changement, limités au coût, seront interdits à
              compter du 12 janvier 2027.
            </Trans>
          ),
        },
      ]}
    />
  )
}

/** Security and exit: what an auditor asks, what goes on without us, what a client takes along. */
export function SecurityPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/securite"
        title={t`Sécurité et sortie, pièces à l’appui.`}
        lead={t`Hébergement, reprise, journaux, réversibilité : chaque réponse tient dans un document que vous pouvez lire avant de signer, et faire lire à votre auditeur.`}
      />
      <Evidence />
      <Continuity />
      <Questions />
      <ClosingBlock>
        <Trans>Envoyez-nous le questionnaire de votre DSI.</Trans>
      </ClosingBlock>
    </>
  )
}
