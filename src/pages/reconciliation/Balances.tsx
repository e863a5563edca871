import { useLingui } from '@lingui/react/macro'
import { group, position, remittance } from '../../components/illustrations/cast.ts'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { formatMoney } from '../../i18n/format.ts'
import { slip } from './illustrations/matching/slip.ts'
import * as styles from './ReconciliationPage.css.ts'

/** What the bank doesn't know yet, and what the books don't, on the day of the scenes; amounts in euros. */
export const bank = { opening: position, check: -3_480, deposit: 6_215.3 }
export const books = { opening: 4_810_009.2, deposit: slip.amount, fees: -118.25 }

/** An adjusted balance: what a side starts from and all it lacks, in euros. */
export const adjusted = (side: Record<string, number>) =>
  Object.values(side).reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

type Row = { label: string; amount: number }
type LedgerProps = { title: string; note: string; rows: readonly Row[]; total: Row }

/** A balance in euros, what is added to it and taken from it, and the sum under a double rule. */
function Ledger({ title, note, rows, total }: LedgerProps) {
  const locale = useLocale()
  return (
    <div>
      <div className={styles.head}>
        <Heading level={3} size="subheading">
          {title}
        </Heading>
        <span>{note}</span>
      </div>
      <dl className={styles.rows}>
        {[...rows, total].map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{formatMoney(amount, 'EUR', locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The worked example: two balances, each completed by what it lacks, meet in one figure. */
export function Balances() {
  const { t } = useLingui()
  const { name } = group
  const { bank: bankName } = remittance
  const { number: slipNumber } = slip
  return (
    <Section space="end" labelledBy="balances">
      <Wrap>
        <div className={styles.words}>
          <Heading level={2} size="heading" id="balances">
            {t`Deux soldes corrigés, un seul chiffre.`}
          </Heading>
          <Text size="lead" tone="soft">
            {t`Chaque solde ignore quelque chose. Ajoutez à chacun ce qui lui manque : si les deux résultats diffèrent encore d’un centime, une ligne reste à trouver.`}
          </Text>
        </div>
        <div className={styles.sides}>
          <Ledger
            title={t`Le relevé, complété`}
            note={t`${bankName}, 28 août`}
            rows={[
              { label: t`Solde du relevé`, amount: bank.opening },
              { label: t`Chèque 0076 émis, non présenté`, amount: bank.check },
              { label: t`Remise 00413, en route vers la banque`, amount: bank.deposit },
            ]}
            total={{ label: t`Solde corrigé`, amount: adjusted(bank) }}
          />
          <Ledger
            title={t`Le compte 512, complété`}
            note={t`Groupe ${name}, 28 août`}
            rows={[
              { label: t`Solde du compte`, amount: books.opening },
              {
                label: t`Remise ${slipNumber} créditée, encore en 5112`,
                amount: books.deposit,
              },
              { label: t`Frais de tenue de compte, non comptabilisés`, amount: books.fees },
            ]}
            total={{ label: t`Solde corrigé`, amount: adjusted(books) }}
          />
        </div>
        <div className={styles.after}>
          <Text tone="soft">
            {t`À gauche, rien à écrire : le chèque sera présenté, la remise sera créditée. À droite, deux écritures attendent : la remise passe de 5112 à 512, les frais vont en 627. Aucune des deux ne se devine au solde, et c’est pourquoi l’état nomme chaque ligne.`}
          </Text>
        </div>
      </Wrap>
    </Section>
  )
}
