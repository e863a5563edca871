import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Checks } from '../../components/section/Checks.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { AlertExample } from './AlertExample.tsx'
import { ScheduleScene } from './illustrations/schedule/ScheduleScene.tsx'
import { LiquidityQuestions } from './LiquidityQuestions.tsx'

/** Liquidity management: one schedule of debt, investments and current accounts, and the alert that follows from it. */
export function LiquidityPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/gestion-liquidite"
        title={t`Le 12 septembre se voit dès le 28 août.`}
        lead={t`Dettes, placements et comptes courants tiennent sur un échéancier. Dès qu’un solde projeté en date de valeur passe sous votre seuil, l’alerte nomme la banque, le jour et le montant.`}
        picture={<ScheduleScene />}
      />

      <SplitSection
        id="capabilities"
        space="normal"
        title={t`Ce que l’échéancier réunit.`}
        lead={t`Un engagement, c’est un montant et deux dates. Rangés sur la même ligne de temps, tous vos engagements disent quand un compte manquera de fonds, et de combien.`}
      >
        <Checks
          items={[
            t`Dettes : lignes de crédit, emprunts, billets de trésorerie`,
            t`Placements : dépôts à terme, de la souscription à l’échéance`,
            t`Comptes courants entre sociétés du groupe`,
            t`Alerte quand un solde projeté passe sous son seuil`,
            t`Alerte de découvert, en date de valeur`,
          ]}
        />
      </SplitSection>
      <Pillars
        id="pillars"
        title={t`Trois matières, un seul calendrier.`}
        items={[
          {
            fact: t`92 jours ÷ 360`,
            title: t({ message: `Dettes`, comment: 'first of three pillars: debt' }),
            text: t`En euros, les intérêts courent en jours exacts sur 360 : un trimestre de 92 jours coûte plus qu’un trimestre de 90. L’échéance tombe au jour où la banque débite.`,
          },
          {
            fact: t`3 mois`,
            title: t({
              message: `Placements`,
              comment: 'second of three pillars: short-term investments',
            }),
            text: t`IAS 7 range parmi les équivalents de trésorerie un placement très liquide, en principe à trois mois au plus de son acquisition. Un dépôt à six mois garde sa propre ligne.`,
          },
          {
            fact: t({
              message: `Art. L. 511-7`,
              comment: 'an article of the French Monetary and Financial Code',
            }),
            title: t({
              message: `Comptes courants`,
              comment: 'third of three pillars: intercompany accounts',
            }),
            text: t`Le code monétaire et financier permet les opérations de trésorerie entre sociétés dont l’une contrôle effectivement les autres par le capital. Le compte courant en garde la trace.`,
          },
        ]}
      />
      <AlertExample />
      <LiquidityQuestions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Repérez votre prochain creux avant que votre banque ne le voie.</Trans>
      </ClosingBlock>
    </>
  )
}
