import { Trans, useLingui } from '@lingui/react/macro'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import * as styles from './Systems.css.ts'

const realTimeRail = 'https://www.payments.ca/payments-canada-update-real-time-rail-rtr'

/** Five payment systems by three questions, and what is known of others. */
export function Systems() {
  const { t } = useLingui()
  const always = t({ message: `24 h sur 24, tous les jours`, comment: 'hours of a payment system' })
  const final = t({ message: `Irrévocable`, comment: 'of a payment: it cannot be called back' })
  return (
    <Section space="end" labelledBy="systems">
      <Wrap>
        <div className={styles.words}>
          <Heading level={2} size="heading" id="systems">
            {t`Cinq systèmes, trois questions.`}
          </Heading>
          <Text size="lead" tone="soft">
            {t`À quelle heure l’ordre passe-t-il, jusqu’à quel montant, et peut-on le reprendre ?`}
          </Text>
        </div>
        <Table
          caption={t`Virement SEPA ordinaire et systèmes instantanés, au 28 novembre 2026`}
          head={[
            t({ message: `Système`, comment: 'head of a column: payment system' }),
            t({ message: `Heures`, comment: 'head of a column: opening hours' }),
            t({ message: `Plafond`, comment: 'head of a column: largest amount' }),
            t({ message: `Caractère définitif`, comment: 'head of a column: finality of a payment' }),
          ]}
          rows={[
            [
              'SCT',
              t`Jours ouvrés, avant l’heure limite de la banque`,
              t`Selon votre contrat`,
              t`Rappel possible, sans garantie : 10 jours ouvrés, 13 mois en cas de fraude`,
            ],
            [
              'SCT Inst',
              always,
              t`Votre maximum, par ordre ou par jour`,
              t`Irrévocable ; rejeté si le délai est passé`,
            ],
            ['RTP', always, t`10 M$ US depuis février 2025`, final],
            ['FedNow', always, t`10 M$ US depuis novembre 2025, moins si la banque le décide`, final],
            ['Faster Payments', always, t`1 M£ depuis février 2022, moins si la banque le décide`, final],
          ]}
        />
        <div className={styles.note}>
          <Text tone="soft">
            <Trans>
              Au Canada, le <span lang="en">Real-Time Rail</span> de{' '}
              <a href={realTimeRail} target="_blank" rel="noopener">
                Paiements Canada
              </a>{' '}
              a son règlement en vigueur depuis le 24 août 2026. Un premier lancement, limité, était prévu au
              quatrième trimestre, l’accès s’élargissant en 2027 : sa page dit où il en est. Le Virement
              Interac est un autre service.
            </Trans>
          </Text>
          <Text tone="soft">
            {t`Au Royaume-Uni, CHAPS règle le jour même, aux heures ouvrées et sans plafond, et Bacs le troisième jour ouvré : ni l’un ni l’autre n’est instantané.`}
          </Text>
        </div>
      </Wrap>
    </Section>
  )
}
