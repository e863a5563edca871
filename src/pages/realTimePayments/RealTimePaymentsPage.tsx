import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Link } from '../../components/links.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Steps } from '../../components/section/Steps.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Interest } from './Interest.tsx'
import { InstantScene } from './illustrations/instant/InstantScene.tsx'
import { Questions } from './Questions.tsx'
import { Regulation } from './Regulation.tsx'
import { Systems } from './Systems.tsx'

/** Swift gpi: no instant payment, but one that can be followed. */
function Tracking() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="tracking"
      title={t`Hors SEPA, suivre l’ordre à la trace.`}
      lead={
        <Trans>
          Plus de 90 % des paiements Swift gpi s’achèvent en moins de 24 heures. Rien d’instantané, mais une
          référence unique, l’
          <Link to="/blog-post-{$id}" params={{ id: 'swiftgpi' }}>
            UETR
          </Link>
          , que chaque banque recopie et à laquelle elle attache un statut.
        </Trans>
      }
    >
      <FactList
        items={[
          { term: 'UETR', detail: t`36 caractères, créés une fois, à garder sur la ligne du paiement.` },
          { term: 'ACSP', detail: t`En cours : transmis, pas encore crédité. L’arrêt peut être demandé.` },
          {
            term: 'ACCC',
            detail: t`Porté au compte du bénéficiaire : donnez l’heure et le net au fournisseur.`,
          },
          {
            term: 'RJCT',
            detail: t`Rejeté, avec un motif. Attendez le retour des fonds avant d’émettre à nouveau.`,
          },
        ]}
      />
    </SplitSection>
  )
}

/** What instant payments ask of a treasury, from Friday evening to Monday morning. */
function Weekend() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <Steps
          items={[
            {
              title: t`Vendredi, 18 heures`,
              text: t`TARGET ferme, vos comptes non. Laissez sur chacun de quoi payer jusqu’à lundi et demandez à la banque un maximum par ordre ou par jour : c’est votre droit.`,
            },
            {
              title: t`Samedi et dimanche`,
              text: t`Deux signataires d’astreinte, désignés d’avance, aux mêmes paliers qu’en semaine. Une alerte signale le seuil franchi ou le découvert qui menace.`,
            },
            {
              title: t`Lundi, 8 heures`,
              text: t`L’avis camt.054, quand la banque le fournit, donne l’heure et la référence de chaque mouvement. Rapprochez par règle 1/1 ou N/N ce que le week-end a laissé.`,
            },
          ]}
        />
      </Wrap>
    </Section>
  )
}

/** Real-time payments: a treasury’s weekend, the European rules, four systems, tracking abroad, what speed is worth. */
export function RealTimePaymentsPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/paiements-temps-reel"
        title={t`Dix secondes, le dimanche aussi.`}
        lead={t`Crédité ou rejeté, puis irrévocable. Votre banque tient le délai ; à la trésorerie restent la liquidité, les signataires et les alertes, sept jours sur sept.`}
        picture={<InstantScene />}
      />

      <Weekend />
      <Regulation />
      <Systems />
      <Tracking />
      <Interest />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Répétons ensemble votre prochain vendredi soir.</Trans>
      </ClosingBlock>
    </>
  )
}
