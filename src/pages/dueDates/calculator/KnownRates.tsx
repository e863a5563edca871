import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../../components/ui/Field.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay } from '../../../i18n/format.ts'
import { parsePercent } from '../law/amount.ts'
import type { RateStep, Rates } from '../law/interest.ts'
import * as styles from './DueDates.css.ts'
import { Source } from './Source.tsx'
import { useProblemWords } from './useProblemWords.ts'

export type MissingRate = { rate: keyof Rates; from: string }

type KnownRatesProps = {
  missing: readonly MissingRate[]
  onKnown: (rate: keyof Rates, step: RateStep | undefined, from: string) => void
}

/** Fields for the reference rates that the site does not have yet and the visitor may know. */
export function KnownRates({ missing, onKnown }: KnownRatesProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const problemWords = useProblemWords()
  const [written, setWritten] = useState<Record<string, string>>({})
  if (missing.length === 0) return null
  const labelOf = ({ rate, from }: MissingRate) => {
    const day = formatDay(from, locale)
    if (rate === 'ecb') return t`Taux de refinancement de la BCE au ${day}, en %`
    if (rate === 'boe') return t`Bank Rate à la veille du ${day}, en %`
    return t`Intérêt légal des professionnels au ${day}, en %`
  }
  return (
    <div className={styles.part}>
      {missing.map(({ rate, from }) => {
        const id = `due-${rate}-${from}`
        const text = written[id] ?? ''
        const isWrong = text !== '' && parsePercent(text) === undefined
        return (
          <Field
            key={id}
            id={id}
            name={id}
            label={labelOf({ rate, from })}
            hint={
              <Source of={rate}>
                {t({ message: `Où le trouver`, comment: 'link to the source of a rate' })}
              </Source>
            }
            error={isWrong ? problemWords({ field: 'rate', kind: 'notARate' }) : undefined}
            required={false}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setWritten(before => ({ ...before, [id]: target.value }))
              const percent = parsePercent(target.value)
              onKnown(rate, percent === undefined ? undefined : { from, percent }, from)
            }}
          />
        )
      })}
    </div>
  )
}
