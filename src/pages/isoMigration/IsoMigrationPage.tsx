import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Steps } from '../../components/section/Steps.tsx'
import { MigrationScene } from '../../illustrations/migration/MigrationScene.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import { Addresses } from './Addresses.tsx'
import { Calendar } from './Calendar.tsx'
import { Fields } from './Fields.tsx'
import { Messages } from './Messages.tsx'
import { Questions } from './Questions.tsx'

/** From MT to ISO 20022: three stages, what replaces what, the dates, the work on addresses, the fields worth filling. */
export function IsoMigrationPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/migration-iso-20022"
        title={t`Une adresse en texte libre, un virement rejeté.`}
        lead={t`Novembre 2025 a retiré les MT des ordres transfrontaliers entre banques, novembre 2026 les adresses non structurées. Nous reprenons vos formats banque par banque, de l’ordre au relevé.`}
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
