import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Link } from '../../components/links.tsx'
import { Checks } from '../../components/section/Checks.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Steps } from '../../components/section/Steps.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { MonitorScene } from './illustrations/monitor/MonitorScene.tsx'
import { Locks } from './Locks.tsx'
import { Payees } from './Payees.tsx'

/** What internal auditors ask about fraud. */
function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Ce que demandent les auditeurs.`}
      items={[
        {
          question: t`Notre banque vérifie déjà les noms. À quoi bon contrôler ?`,
          answer: (
            <Trans>
              La vérification compare un nom à un compte ; elle ne dit rien de la facture ni de l’honnêteté du
              titulaire. Une entreprise peut en outre y renoncer pour ses remises groupées, et pour elles
              seulement, comme le précise{' '}
              <a
                href="https://www.europeanpaymentscouncil.eu/faq/verification-payee-scheme/rulebook/clarifications-about-provision-vop-services-bulk-files"
                target="_blank"
                rel="noopener"
              >
                le Conseil européen des paiements
              </a>
              . Le contrôle du tiers reste donc chez vous.
            </Trans>
          ),
        },
        {
          question: t`Le virement frauduleux est parti. Qui supporte la perte ?`,
          answer: t`En droit français, un ordre exécuté sur l’IBAN indiqué est réputé bien exécuté (art. L. 133-21 du code monétaire et financier) : la perte revient en principe à qui a donné l’IBAN, sauf si la banque a manqué à la vérification du bénéficiaire. Si un système d’information a été attaqué, l’assurance ne joue que sur plainte déposée dans les 72 heures (art. L. 12-10-1 du code des assurances). Soumettez votre cas à un conseil.`,
        },
        {
          question: t`Le second signataire est en congé. Le lot part-il quand même ?`,
          answer: t`Non : il attend la seconde signature que le palier exige. Désignez un suppléant avant l’absence ; l’inscrire dans le circuit modifie le paramétrage, donc une autre personne le valide. Fixez une date de fin : une délégation perpétuelle rouvre la brèche.`,
        },
        {
          question: t`Combien coûte un contre-appel systématique ?`,
          answer: t`Exemple : 18 changements d’IBAN par mois, 12 minutes chacun, font 216 minutes, soit 3,6 heures. À 60 € de l’heure, 216 € par mois et 2 592 € par an. Une seule facture détournée de 95 000 € paierait ces appels pendant plus de 36 ans.`,
        },
      ]}
    />
  )
}

/** What the fraud monitor watches, and how large the risk is. */
function Signals() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="signals"
      title={t`Quatre faits mis sous surveillance.`}
      lead={t`Pris seul, aucun de ces faits ne prouve une fraude. Réunis un vendredi à 16 h, ils valent un appel.`}
      action={
        <Text size="small" tone="muted">
          <Trans>
            L’ordre de grandeur : en 2024, le FBI a recensé{' '}
            <a
              href="https://www.ic3.gov/AnnualReport/Reports/2024_IC3Report.pdf"
              target="_blank"
              rel="noopener"
            >
              21 442 plaintes
            </a>{' '}
            pour compromission de messagerie et 2,77 milliards de dollars de pertes ; en 2025, plus de
            3 milliards.
          </Trans>
        </Text>
      }
    >
      <Checks
        items={[
          t`Un RIB modifié il y a moins de 30 jours`,
          t`Un IBAN d’un autre pays que celui du fournisseur`,
          t`Un bénéficiaire nouveau, un montant rond, une demande urgente`,
          t`Un montant déjà payé, ou un premier paiement à l’étranger`,
        ]}
      />
    </SplitSection>
  )
}

/** The three moments at which a fraud can be stopped. */
function Stages() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <Steps
          items={[
            {
              title: t({ message: `Avant`, comment: 'before a payment: first of three stages' }),
              text: t`À la création d’un tiers ou au changement de son RIB : forme de l’IBAN, pays, contre-appel au numéro du contrat. L’un saisit, l’autre valide.`,
            },
            {
              title: t({ message: `Pendant`, comment: 'during a payment: second of three stages' }),
              text: t`Le lot suit votre circuit, vos paliers et vos seuils. La supervision relit les ordres ; un signal retient le lot jusqu’au second regard.`,
            },
            {
              title: t({ message: `Après`, comment: 'after a payment: third of three stages' }),
              text: t`Accusés et rejets se lisent le jour même. Au moindre doute : bloquer l’IBAN, appeler la banque, demander le rappel des fonds, garder les preuves.`,
            },
          ]}
        />
      </Wrap>
    </Section>
  )
}

/** Who may change the rules themselves: two people, in every entity. */
function Rules() {
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

/** Fraud prevention: before, during and after; six locks; what the monitor watches; and what to do with its answers. */
export function FraudPreventionPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/lutte-contre-fraude"
        title={t`À 14 h, un RIB change. À 16 h, rien n’est parti.`}
        lead={t`Le fournisseur existe, la facture est plausible, seul le compte est neuf. Entre cette demande et votre banque se tiennent six verrous et une seconde personne.`}
        picture={<MonitorScene />}
      />

      <Stages />
      <Locks />
      <Signals />
      <Payees />
      <Rules />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Rejouons ensemble votre pire vendredi.</Trans>
      </ClosingBlock>
    </>
  )
}
