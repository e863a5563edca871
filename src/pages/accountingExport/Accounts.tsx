import { Trans, useLingui } from '@lingui/react/macro'
import { cents, useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import * as styles from './Accounts.css.ts'

/** What four statement lines of one day post to five accounts, in euros. */
export const example: {
  account: 'bank' | 'transfers' | 'services' | 'interest' | 'income'
  debit?: number
  credit?: number
}[] = [
  { account: 'bank', debit: 1250, credit: 50_342.5 },
  { account: 'transfers', debit: 50_000 },
  { account: 'services', debit: 42.5 },
  { account: 'interest', debit: 300 },
  { account: 'income', credit: 1250 },
]

const sum = (side: 'debit' | 'credit') => example.reduce((total, row) => total + (row[side] ?? 0), 0)

export const exampleTotals = { debit: sum('debit'), credit: sum('credit') }

/** Five accounts of the French chart with what posts there, in an example whose two sides agree. */
export function Accounts() {
  const { t } = useLingui()
  const { number } = useFormat()
  const names = {
    bank: t`512 Banques`,
    transfers: t`58 Virements internes`,
    services: t`627 Services bancaires`,
    interest: t`661 Charges d’intérêts`,
    income: t`768 Autres produits financiers`,
  }
  const lines = {
    bank: t`La contrepartie de chaque ligne du relevé`,
    transfers: t`Virement vers un autre compte de la société`,
    services: t`Frais de tenue de compte, commissions, abonnements`,
    interest: t`Agios, intérêts d’un emprunt à l’échéance`,
    income: t`Intérêts créditeurs d’un solde ou d’un placement`,
  }
  const amount = (value?: number) => (value ? number(value, cents) : '')
  return (
    <SplitSection
      id="accounts"
      title={t`Cinq comptes et quatre lignes du 31 juillet.`}
      lead={t`Un relevé d’exemple porte des agios, des frais, un virement interne et les intérêts d’un dépôt à terme. Les deux côtés doivent se rejoindre au centime.`}
      action={
        <div className={styles.working}>
          <Text tone="soft">
            <Trans>
              Agios : 180 000 € de découvert pendant dix jours, à 6 % l’an, base 360, soit
              180 000 × 6 % × 10 ÷ 360 = 300,00 €. Intérêts du dépôt : 250 000 × 2 % × 90 ÷ 360 = 1 250,00 €.
            </Trans>
          </Text>
          <Text tone="soft">
            <Trans>
              Le 512 paie 300,00 + 42,50 + 50 000,00, soit 50 342,50 €, et reçoit 1 250,00 €. Le lendemain, le
              relevé de l’autre banque débite son propre 512 de 50 000,00 € et ramène le 58 à zéro.
            </Trans>
          </Text>
        </div>
      }
    >
      <Table
        numeric={2}
        total
        caption={t`Comptes du plan comptable général français, montants en euros`}
        head={[
          t({ message: `Compte`, comment: 'column: an account of the chart of accounts' }),
          t({ message: `Ligne de relevé`, comment: 'column: which statement lines post to the account' }),
          t({ message: `Débit`, comment: 'column of amounts' }),
          t({ message: `Crédit`, comment: 'column of amounts' }),
        ]}
        rows={[
          ...example.map(({ account, debit, credit }) => [
            names[account],
            lines[account],
            amount(debit),
            amount(credit),
          ]),
          [
            t({ message: `Total`, comment: 'last row of a table of amounts' }),
            '',
            amount(exampleTotals.debit),
            amount(exampleTotals.credit),
          ],
        ]}
      />
    </SplitSection>
  )
}
