import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { takeFiles } from '../../lib/handedFiles.ts'
import { accountsOf } from '../../statements/accounts.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { Text } from '../../ui/Text.tsx'
import { AccountSummary, accountName } from './AccountSummary.tsx'
import { Intake } from './Intake.tsx'
import { Movements } from './Movements.tsx'
import { PaymentFiles } from './PaymentFiles.tsx'
import { Problems } from './Problems.tsx'
import * as styles from './StatementReader.css.ts'
import { type Source, useReadings } from './useReadings.ts'

/** Where files come in, and what they contain: one account at a time. */
export function Reader() {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const sources = useRef<Source[]>([])
  const keep = (given: Source[]) => {
    sources.current.push(...given)
    return given
  }
  const { readings, isReading, read, stop, clear } = useReadings(() =>
    keep([
      ...[...(input.current?.files ?? [])].map(file => ({ name: file.name, content: file })),
      ...takeFiles('/outils/lecteur-releves'),
    ]),
  )
  const { accounts, problems } = useMemo(() => accountsOf(readings), [readings])
  const [chosen, setChosen] = useState('0')
  const index = Number(chosen) < accounts.length ? Number(chosen) : 0
  const account = accounts[index]
  const unnamed = t`Compte sans numéro`
  return (
    <section className={styles.reader} aria-label={t`Lecteur de relevés`}>
      <Intake ref={input} onRead={(given, isSample) => read(keep(given), isSample)} />
      <div className={styles.status}>
        <div role="status">
          <Text tone="soft">
            {isReading
              ? t`Lecture en cours…`
              : readings.length > 0 && (
                  <>
                    <Plural value={readings.length} one="# fichier lu" other="# fichiers lus" />
                    {', '}
                    <Plural value={accounts.length} one="# compte" other="# comptes" />
                  </>
                )}
          </Text>
        </div>
        {isReading && (
          <Button tone="secondary" size="small" onClick={stop}>
            {t`Arrêter la lecture`}
          </Button>
        )}
        {readings.length > 0 && (
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              clear()
              sources.current = []
              setChosen('0')
              input.current?.focus()
            }}
          >
            {t`Tout effacer`}
          </Button>
        )}
      </div>
      <Problems problems={problems} />
      <PaymentFiles readings={readings} sources={sources.current} />
      {accounts.length > 1 && (
        <Select
          id="statement-account"
          name="account"
          label={t`Compte`}
          value={String(index)}
          options={accounts.map((each, position) => ({
            value: String(position),
            label: [accountName(each.account) || unnamed, each.currency].filter(Boolean).join(' · '),
          }))}
          onChange={setChosen}
        />
      )}
      {account && <AccountSummary account={account} />}
      {account && account.movements.length > 0 && (
        <Movements key={`${account.account} ${account.currency}`} account={account} />
      )}
    </section>
  )
}
