import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/ui/Button.tsx'
import { Table } from '../../../components/ui/Table.tsx'
import { Tag } from '../../../components/ui/Tag.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay, formatNumber } from '../../../i18n/format.ts'
import type { AccountHead } from '../formats/session.ts'
import { accountName } from './AccountSummary.tsx'
import { SavingFailed, useSaving } from './Movements.tsx'
import * as styles from './StatementReader.css.ts'
import { useAmount } from './useAmount.ts'
import { useMovementWords } from './useMovementWords.ts'

/** How many accounts are listed; the list to choose from has all of them. */
const listed = 100

const tones = { holds: 'positive', broken: 'waiting', unknown: 'neutral' } as const

type AccountsProps = {
  accounts: readonly AccountHead[]
  chosen: number
  onChoose: (position: number) => void
}

/** All accounts at a glance: which of them add up, and what stands on each. */
export function Accounts({ accounts, chosen, onChoose }: AccountsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useMovementWords()
  const { state, save } = useSaving()
  const more = accounts.length - listed
  const status = {
    holds: t({ message: `juste`, comment: 'of an account: it adds up' }),
    broken: t({ message: `écart`, comment: 'of an account: it does not add up' }),
    unknown: t({ message: `non vérifiable`, comment: 'of an account: whether it adds up' }),
  }
  const kinds = {
    statement: '',
    intraday: t({ message: `en journée`, comment: 'of an account: a report during the day' }),
    notification: t({ message: `avis`, comment: 'of an account: notifications of movements' }),
  }
  return (
    <div className={styles.overview}>
      <Table
        caption={t`Comptes`}
        head={[
          t`Compte`,
          t({ message: `Égalité`, comment: 'head of a column: whether the account adds up' }),
          t`Mouvements`,
          t({ message: `Dernier jour`, comment: 'head of a column: the last day of statements' }),
          t`Clôture`,
        ]}
        rows={accounts.slice(0, listed).map((account, position) => [
          <span key="account" className={styles.named}>
            <button
              type="button"
              className={styles.pick}
              aria-current={position === chosen ? 'true' : undefined}
              onClick={() => onChoose(position)}
            >
              {accountName(account.account) || words.unnamed}
            </button>
            <span className={styles.owner}>
              {[account.owner, kinds[account.kind]].filter(Boolean).join(' · ')}
            </span>
          </span>,
          <Tag key="status" tone={tones[account.continuity.status]}>
            {status[account.continuity.status]}
          </Tag>,
          formatNumber(account.count, locale),
          account.to ? formatDay(account.to, locale, { dateStyle: 'medium' }) : '',
          <Closing key="closing" account={account} />,
        ])}
        numeric={2}
      />
      {more > 0 && (
        <Text size="small" tone="soft">
          <Plural
            value={more}
            one="Et # autre compte, dans la liste qui suit."
            other="Et # autres comptes, dans la liste qui suit."
          />
        </Text>
      )}
      <div className={styles.actions}>
        <Button
          tone="secondary"
          size="small"
          disabled={state === 'saving'}
          onClick={() => save('comptes.xlsx', { kind: 'xlsx', view: 'all', words })}
        >
          {t`Enregistrer tous les comptes en XLSX`}
        </Button>
      </div>
      {state === 'failed' && <SavingFailed />}
    </div>
  )
}

function Closing({ account: { closing, currency } }: { account: AccountHead }) {
  const amount = useAmount(currency)
  return `${closing ? amount(closing.amount) : '–'}\u00a0${currency}`
}
