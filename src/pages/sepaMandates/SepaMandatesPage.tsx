import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { Checks } from '../../components/section/Checks.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Blocking } from './Blocking.tsx'
import {
  contestMonths,
  idleMonths,
  later,
  longestReference,
  refundWeeks,
} from './illustrations/mandate/deadlines.ts'
import { MandateScene } from './illustrations/mandate/MandateScene.tsx'
import { collection, mandate } from './illustrations/mandate/mandates.ts'
import { Life } from './Life.tsx'

const long = { dateStyle: 'long' } as const

/** What stays open after a due date: refund, contestation, and the end of a mandate that isn't used. */
function Deadlines() {
  const { t } = useLingui()
  const { day } = useFormat()
  const due = day(collection.due)
  const refund = day(later(collection.due, { days: 7 * refundWeeks }), long)
  const contest = day(later(collection.due, { months: contestMonths }), long)
  const end = day(later(collection.due, { months: idleMonths }), long)
  return (
    <Pillars
      id="deadlines"
      title={t`Après le ${due}, trois délais courent.`}
      items={[
        {
          fact: t`${refundWeeks} semaines`,
          title: t`Remboursement sans motif`,
          text: t`En schéma Core, le débiteur peut se faire rembourser un débit pourtant autorisé jusqu’au ${refund}. Le schéma B2B n’ouvre pas ce droit.`,
        },
        {
          fact: t`${contestMonths} mois`,
          title: t`Débit non autorisé`,
          text: t`Jusqu’au ${contest}, il peut soutenir qu’il n’a rien autorisé. Le mandat archivé, avec sa date et sa signature, est alors votre réponse.`,
        },
        {
          fact: t`${idleMonths} mois`,
          title: t`Mandat caduc`,
          text: t`Sans nouveau prélèvement, le mandat s’éteint le ${end}. Le compte part de la dernière échéance présentée, même rejetée.`,
        },
      ]}
    />
  )
}

/** First subsection: what the register does for a mandate, from its reference to its due dates. */
function Register() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="register"
      space="normal"
      title={t`Un registre, de la signature à la dernière échéance.`}
      lead={
        <Trans>
          Un mandat porte son intitulé, sa référence unique (RUM), l’identité des deux parties, l’identifiant
          créancier SEPA (ICS), une date et une signature, selon la{' '}
          <a
            href="https://www.banque-france.fr/stabilite-financiere/comite-national-des-moyens-de-paiement/faq-les-paiements-en-questions/le-prelevement-sepa"
            target="_blank"
            rel="noopener"
          >
            Banque de France
          </a>
          . Le registre s’occupe de la suite.
        </Trans>
      }
    >
      <Checks
        items={[
          t`RUM attribuée automatiquement, ${longestReference} caractères au plus`,
          t`Archive électronique du mandat signé`,
          t`Statut mis à jour à chaque événement de sa vie`,
          t`Échéancier des prélèvements à venir`,
        ]}
      />
    </SplitSection>
  )
}

/** What creditors ask about mandates. */
function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Questions de créanciers.`}
      items={[
        {
          question: t`Que faire d’un mandat caduc ?`,
          answer: t`En faire signer un autre, avec une nouvelle RUM. Relevez chaque trimestre les mandats sans prélèvement depuis 30 mois : il en reste six pour joindre le débiteur, et l’échéancier dit lesquels serviront encore.`,
        },
        {
          question: t`Le débiteur change de banque : faut-il un nouveau mandat ?`,
          answer: t`Non, le mandat demeure, avec sa RUM. Contrôlez le nouvel IBAN comme celui d’un fournisseur, une personne pour la saisie, une autre pour la validation, puis signalez la modification dans le pain.008 suivant.`,
        },
        {
          question: t`Core ou B2B ?`,
          answer: t`Core convient à tout débiteur, et laisse huit semaines pour un remboursement sans motif. B2B exclut les consommateurs et ce remboursement ; en échange, la banque du débiteur vérifie le mandat avant de payer, et un retour arrive sous trois jours ouvrés.`,
        },
        {
          question: t`Quand prévenir le débiteur ?`,
          answer: t`Au moins 14 jours civils avant l’échéance, sauf autre accord : le 22 août pour un prélèvement du 5 septembre. Entre banques, la remise circule au plus tard la veille ; l’heure limite de la vôtre tombe plus tôt.`,
        },
        {
          question: t`Un mandat SEPA sert-il hors d’Europe ?`,
          answer: t`Non : il ne vaut que pour des prélèvements en euros dans la zone SEPA. Le débit préautorisé au Canada et le débit ACH aux États-Unis reposent sur d’autres accords.`,
        },
      ]}
    />
  )
}

/** SEPA mandates: the register, the batch that is blocked, the deadlines after a due date, the life of a mandate. */
export function SepaMandatesPage() {
  const { t } = useLingui()
  const { reference } = mandate
  const { length } = reference
  return (
    <>
      <PageIntro
        page="/mandats-sepa"
        title={t`Pas de mandat valide, pas de prélèvement.`}
        lead={t`${reference} : ${length} caractères sur ${longestReference} et, derrière eux, un débiteur, un compte, une signature. La plateforme attribue la référence, archive le mandat et suit son statut.`}
        picture={<MandateScene />}
      />

      <Register />
      <Blocking />
      <Deadlines />
      <Life />
      <Questions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Faites bloquer un mandat caduc sous vos yeux.</Trans>
      </ClosingBlock>
    </>
  )
}
