import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { DemoButton } from '../../components/DemoButton.tsx'
import { Link } from '../../components/links.tsx'
import { Checks } from '../../components/section/Checks.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Steps } from '../../components/section/Steps.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { WorkdayScene } from './illustrations/workday/WorkdayScene.tsx'
import { Routines } from './Routines.tsx'
import { Savings } from './Savings.tsx'

/** What treasurers ask before a routine runs without them. */
function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Avant de lancer la première règle.`}
      items={[
        {
          question: t`Par quelle tâche commencer ?`,
          answer: (
            <Trans>
              Par la relève des comptes : tout le reste en dépend, elle ne touche à aucun paiement, et son
              résultat se vérifie chaque matin, neuf banques attendues, neuf relevés reçus. Le{' '}
              <Link to="/rapprochement-comptable">rapprochement</Link> vient ensuite, règles 1/1 d’abord, puis
              l’<Link to="/export-comptable">export comptable</Link>.
            </Trans>
          ),
        },
        {
          question: t`Que se passe-t-il si la banque n’envoie rien ?`,
          answer: t`Le silence compte comme un événement. La relève est rejouée, puis l’alerte part vers une personne nommée. Une position établie sans ce relevé doit le dire : un solde d’hier présenté comme celui du jour est pire qu’un solde manquant.`,
        },
        {
          question: t`Qui répond d’une règle automatique ?`,
          answer: t`Son propriétaire, nommé, et non l’informatique en général. La règle porte une date de revue, et la changer demande une seconde personne. Une règle sans propriétaire est un utilisateur que nul ne contrôle.`,
        },
        {
          question: t`Faut-il viser 100 % de traitement de bout en bout ?`,
          answer: t`Non. Un contrôle qui n’arrête jamais rien ne contrôle rien. Visez les arrêts évitables, un par un : RIB incomplet, libellé sans référence, échéance absente.`,
        },
        {
          question: t`Qu’apporte la facture électronique ?`,
          answer: t`Des échéances structurées, lues dans un champ au lieu d’être saisies. En France, depuis le 1er septembre 2026, toute entreprise doit pouvoir la recevoir ; les grandes et celles de taille intermédiaire l’émettent déjà, les PME et les microentreprises suivront le 1er septembre 2027.`,
        },
      ]}
    />
  )
}

/** What is automated, in the order in which one part rests on the other. */
function Order() {
  const { t } = useLingui()
  return (
    <Pillars
      id="order"
      title={t`Cinq tâches, chacune appuyée sur la précédente.`}
      items={[
        {
          fact: t`9 banques`,
          title: t({ message: `Relever`, comment: 'first of five: fetch bank statements' }),
          text: t`Les relevés arrivent en camt.053, MT940 ou CFONB120. Leur solde d’ouverture doit égaler la clôture de la veille.`,
        },
        {
          fact: t`2 094 sur 2 180`,
          title: t({ message: `Rapprocher`, comment: 'second of five: match lines with entries' }),
          text: t`1 774 lignes par règle 1/1, 236 en N/1 et 84 en N/N, soit 96,1 %. Les 86 autres attendent une personne.`,
        },
        {
          fact: t`Débit = crédit`,
          title: t({ message: `Comptabiliser`, comment: 'third of five: post entries' }),
          text: t`Une ligne rapprochée donne une écriture équilibrée, rangée dans le journal de sa banque jusqu’à l’export du soir.`,
        },
        {
          fact: t`13 semaines`,
          title: t({ message: `Prévoir`, comment: 'fourth of five: forecast cash' }),
          text: t`Le réel du matin remplace la prévision de la veille ; les alertes de seuil et de découvert se réévaluent avec elle.`,
        },
        {
          fact: t`48 virements`,
          title: t({ message: `Proposer`, comment: 'fifth of five: propose payments' }),
          text: t`Les échéances du lendemain forment un lot, après contrôle des tiers et de la forme des IBAN. Il attend ses signataires.`,
        },
      ]}
    />
  )
}

/** What stays with people: signatures, rules, exceptions. */
function Approval() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="approval"
      title={t`La signature ne s’automatise pas.`}
      lead={
        <Trans>
          L’automate saisit, une personne approuve. Si le même compte fait les deux, la séparation des tâches
          n’existe plus. Le circuit de signature est décrit à la page <Link to="/paiements">Paiements</Link>.
        </Trans>
      }
      action={<DemoButton tone="secondary" />}
    >
      <Checks
        items={[
          t`Un lot proposé ne part que signé, une ou deux fois selon le palier`,
          t`Toute modification de paramétrage, règle comprise, est validée par une seconde personne`,
          t`Un lot de prélèvements est bloqué sans tiers valide ou sans mandat valide`,
          t`Une ligne sans règle reste en suspens jusqu’à ce que quelqu’un la traite`,
        ]}
      />
    </SplitSection>
  )
}

/** The three stages of an automation project. */
function Stages() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <Steps
          items={[
            {
              title: t({ message: `Mesurer`, comment: 'first of three stages' }),
              text: t`Comptez pendant un mois les ordres passés sans reprise, et notez la cause de chaque arrêt : RIB, libellé, heure limite. La part des premiers est votre taux de traitement de bout en bout, ou STP.`,
            },
            {
              title: t({ message: `Automatiser`, comment: 'second of three stages' }),
              text: t`Une tâche à la fois, en suivant le flux. Chaque règle reçoit un propriétaire, une date de revue et un repli écrit pour le jour où elle échoue.`,
            },
            {
              title: t({ message: `Surveiller`, comment: 'third of three stages' }),
              text: t`Chaque passage porte son heure. Un échec se rejoue, puis alerte. L’absence de fichier est un événement, au même titre qu’un fichier reçu.`,
            },
          ]}
        />
      </Wrap>
    </Section>
  )
}

/** Process automation: in which stages and which order, with which controls, and what it frees. */
export function AutomationPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/automatisation-processus"
        title={t`À 6 h 12, le relevé est rapproché.`}
        lead={t`Dans cette journée d’exemple, 2 094 lignes sur 2 180 ont trouvé leur écriture avant l’arrivée de l’équipe. Restent 86 lignes, une signature, et le temps de s’en occuper.`}
        picture={<WorkdayScene />}
      />

      <Stages />
      <Order />
      <Routines />
      <Approval />
      <Savings />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Montrez-nous votre matinée, minute par minute.</Trans>
      </ClosingBlock>
    </>
  )
}
