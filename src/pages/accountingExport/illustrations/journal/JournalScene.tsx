import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import { remittance, statement } from '../../../../components/illustrations/cast.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { cents, useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import * as styles from './JournalScene.css.ts'
import { carried, journal, totals } from './journal.ts'

/** The lines of the journal: what is carried over, the last entries, and the totals of both sides. */
function JournalTable() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const before = number(carried.count)
  const count = number(totals.count)
  const slip = remittance.number
  const words: Record<string, string> = {
    charges: t({ message: `Frais bancaires`, comment: 'bank charges, label of an accounting line' }),
    slip: t({ message: `Remise ${slip}`, comment: 'a check deposit and its number, label of a line' }),
    checks: t({ message: `Chèques à encaisser`, comment: 'account 5112 of the French chart of accounts' }),
  }
  const amount = (value?: number) => <td>{value && number(value, cents)}</td>
  return (
    <table className={styles.journal}>
      <thead>
        <tr>
          <th />
          <th>{t({ message: `Compte`, comment: 'column: account number in the ledger' })}</th>
          <th>{t({ message: `Libellé`, comment: 'column: label of an accounting line' })}</th>
          <th>{t({ message: `Débit`, comment: 'column of a journal' })}</th>
          <th>{t({ message: `Crédit`, comment: 'column of a journal' })}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td />
          <td colSpan={2}>
            {t({
              message: `Report, ${before} écritures`,
              comment: 'carried over from the pages before: so many entries',
            })}
          </td>
          {amount(carried.debit)}
          {amount(carried.credit)}
        </tr>
      </tbody>
      {journal.map(entry => (
        <tbody key={entry.lines[1]?.label}>
          {entry.lines.map(({ account, label, debit, credit, open }, index) => (
            <tr key={label}>
              <td>{index === 0 && day(entry.day, { day: '2-digit', month: '2-digit' })}</td>
              <td>{account}</td>
              <td>
                <span>{words[label] ?? label}</span>
                {open && (
                  <Tag tone="waiting">
                    {t({ message: `à confirmer`, comment: 'this account must still be confirmed' })}
                  </Tag>
                )}
              </td>
              {amount(debit)}
              {amount(credit)}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <td />
          <td colSpan={2}>{t`${count} écritures`}</td>
          {amount(totals.debit)}
          {amount(totals.credit)}
        </tr>
      </tfoot>
    </table>
  )
}

/** The bank journal of the month before its export: balanced, with one account still to be confirmed. */
export function JournalScene() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const month = day(statement.day, { month: 'long' })
  const count = number(totals.count)
  return (
    <Scene
      label={t`Le journal de banque du mois : ${count} écritures, autant au débit qu’au crédit, et le compte d’une remise de chèques encore à confirmer avant l’export.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t({ message: `Journal BQ1, ${month}`, comment: 'BQ1 is the code of a bank journal' })}
            aside={
              <Tag tone="positive">
                {t({ message: `Équilibré`, comment: 'debits equal credits in a journal' })}
              </Tag>
            }
          >
            <JournalTable />
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}
