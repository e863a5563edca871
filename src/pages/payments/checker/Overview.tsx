import { Plural, useLingui } from '@lingui/react/macro'
import { FactList } from '../../../components/ui/FactList.tsx'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Table } from '../../../components/ui/Table.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { formatDecimal } from '../checks/decimal.ts'
import type { ReportSummary } from '../checks/listPayments.ts'
import type { Block } from '../formats/types.ts'
import * as styles from './PaymentChecker.css.ts'
import { accountText, usePaymentWords } from './usePaymentWords.ts'

/** How many blocks are listed at most. */
const most = 20

const currencyOf = ({ currencies }: Block) => (currencies.length === 1 ? currencies[0] : '')

/** What a file holds: who pays, the blocks with number and sum, countries, the largest payments. */
export function Overview({ report }: { report: ReportSummary }) {
  const { t } = useLingui()
  const words = usePaymentWords()
  const { blocks, message } = report
  const isDebit = message === 'pain.008'
  const [first] = blocks
  const isOneAccount = blocks.every(({ account }) => account === first?.account)
  const [count, sum] = [words.count(report.transactions), words.sums(report.sums)]
  const facts = [
    {
      term: t`Message`,
      detail: report.version && (
        <>
          {report.version} ({isDebit ? t`prélèvements` : t`virements`})
        </>
      ),
    },
    { term: t`Identifiant`, detail: report.messageId },
    {
      term: t({ message: `Créé le`, comment: 'when a file was made' }),
      detail: report.created && words.day(report.created),
    },
    { term: t({ message: `Émetteur`, comment: 'who sends a payment file' }), detail: report.initiator },
    { term: isDebit ? t`Créancier` : t`Débiteur`, detail: first?.name },
    { term: t`Compte`, detail: isOneAccount && first && accountText(first.account) },
    {
      term: t`Paiements`,
      detail: t({ message: `${count} pour ${sum}`, comment: 'number of payments, and their sum' }),
    },
  ].filter(({ detail }) => detail)
  if (!message) return null
  const other = isDebit ? t`Débiteur` : t`Bénéficiaire`
  const left = blocks.length - most
  return (
    <section className={styles.overview} aria-label={t`Ce que contient le fichier`}>
      <Heading level={2} size="subheading">
        {t`Ce que contient le fichier`}
      </Heading>
      <div className={styles.columns}>
        <FactList items={facts} />
        <div className={styles.part}>
          <Table
            caption={t`Lots`}
            head={[
              t({ message: `Lot`, comment: 'head of a column: batch of payments' }),
              t({ message: `Date`, comment: 'head of a column' }),
              t({ message: `Paiements`, comment: 'head of a column' }),
              t`Somme`,
            ]}
            rows={blocks.slice(0, most).map(block => [
              <>
                {block.id}
                {!isOneAccount && <span className={styles.account}>{accountText(block.account)}</span>}
              </>,
              words.day(block.date),
              words.count(block.count),
              words.amount(formatDecimal(block.sum), currencyOf(block)),
            ])}
            numeric={1}
          />
          {left > 0 && (
            <Text size="small" tone="soft">
              <Plural value={left} one="Et # autre lot." other="Et # autres lots." />
            </Text>
          )}
        </div>
      </div>
      {report.transactions > 0 && (
        <div className={styles.columns}>
          <Table
            caption={t`Par pays`}
            head={[
              t({ message: `Pays`, comment: 'head of a column' }),
              t({ message: `Paiements`, comment: 'head of a column' }),
              t`Somme`,
            ]}
            rows={report.countries
              .slice(0, most)
              .map(({ country, count, sums }) => [
                words.country(country),
                words.count(count),
                words.sums(sums),
              ])}
            numeric={1}
          />
          <Table
            caption={t`Les plus gros paiements`}
            head={[other, t`Montant`]}
            rows={report.largest.map(({ name, account, amount, currency }) => [
              <>
                {name || t`Sans nom`}
                <span className={styles.account}>{accountText(account)}</span>
              </>,
              words.amount(amount, currency),
            ])}
            numeric={1}
          />
        </div>
      )}
    </section>
  )
}
