import { Trans, useLingui } from '@lingui/react/macro'
import { batch, tiers } from '../../components/illustrations/cast.ts'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { othersAfter } from './illustrations/signing/breakdown.ts'

/** Who signs up to what amount, and the sum that puts the batch of the picture in its tier. */
export function SigningTiers() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const [low = '', high = ''] = tiers.map(({ limit }) => number(limit))
  // A name stays on one line.
  const signers = tiers.map(tier => tier.signers.map(({ name }) => name.replace(' ', '\u00a0')).join(', '))
  const { count, amount } = othersAfter(batch.rows.length)
  const largest = money(batch.total - amount)
  const others = money(amount)
  const total = money(batch.total)
  const without = money(othersAfter(1).amount)
  return (
    <SplitSection
      id="tiers"
      title={t`Qui signe, et à partir de quel montant.`}
      lead={t`Paliers, seuils et signataires se règlent selon vos délégations. Voici les trois paliers d’Arvenne.`}
    >
      <Table
        caption={t`Paliers de signature, selon le total du lot`}
        head={[t`Total du lot`, t`Signature`, t`Signataires`]}
        rows={[
          [t`Jusqu’à ${low} €`, t({ message: `Simple`, comment: 'one signature' }), signers[0]],
          [t`De ${low} à ${high} €`, t({ message: `Double`, comment: 'two signatures' }), signers[1]],
          [
            t`Au-delà de ${high} €`,
            t({
              message: `Double, dont un membre de la direction`,
              comment: 'two signatures, one of them an officer’s',
            }),
            signers[2],
          ],
        ]}
      />
      <Text tone="soft">
        <Trans comment="count: of transfers; Nordex Rail is a payee">
          Les quatre plus gros virements du lot font {largest}, les {count} autres {others} : ensemble,{' '}
          {total}, donc le troisième palier. Sans Nordex Rail, il resterait {without} : toujours deux
          signatures, mais Julie Bélanger au lieu de Marc Tremblay.
        </Trans>
      </Text>
    </SplitSection>
  )
}
