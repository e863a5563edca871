import { Trans, useLingui } from '@lingui/react/macro'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { Outcome } from '../law/claim.ts'
import type { RateStep, Rates } from '../law/interest.ts'
import * as styles from './DueDates.css.ts'
import { KnownRates, type MissingRate } from './KnownRates.tsx'
import { Lateness } from './Lateness.tsx'
import { LawNote } from './LawNote.tsx'
import { LimitNote } from './LimitNote.tsx'
import { Reminder } from './Reminder.tsx'
import { useProblemWords } from './useProblemWords.ts'

type ResultProps = {
  outcome: Outcome
  /** The rates that the site does not have, whether the visitor has entered them or not. */
  missing: readonly MissingRate[]
  onKnown: (rate: keyof Rates, step: RateStep | undefined, from: string) => void
}

/** What the calculator found: the due date with its law, interest by half-year, and texts to take along. */
export function Result({ outcome: { claim, dates, problems }, missing, onKnown }: ResultProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const problemWords = useProblemWords()
  // On a narrow phone the line may break after the day of the week.
  const dueDay =
    dates && formatDay(dates.lawfulDue, locale, { dateStyle: 'full' }).replace(/^(\p{L}+)\u00a0/u, '$1 ')
  const aboutRate = problems.filter(({ field, blocks }) => field === 'rate' && !blocks)
  return (
    <section className={styles.result} aria-label={t`Résultat`}>
      <div className={styles.due} aria-live="polite">
        <Heading level={2} size="heading">
          {dates ? <Trans>À payer le {dueDay}</Trans> : <Trans>L’échéance s’affiche ici.</Trans>}
        </Heading>
        {claim && (
          <Text tone="soft">
            <LawNote invoice={claim.invoice} from={claim.from} limit={claim.limit} />
          </Text>
        )}
        {claim?.limit && (
          <Text tone="accent">
            <LimitNote due={claim.due} limit={claim.limit} isAgreed={claim.invoice.term.kind !== 'none'} />
          </Text>
        )}
        {!claim && <Missing problems={problems} />}
      </div>
      {claim && <Lateness claim={claim} />}
      {claim && <KnownRates missing={missing} onKnown={onKnown} />}
      {aboutRate.map(problem => (
        <Text key={problem.kind} tone="accent">
          {problemWords(problem)}
        </Text>
      ))}
      {claim && <Reminder claim={claim} />}
    </section>
  )
}

/** What is not there yet. */
function Missing({ problems }: Pick<Outcome, 'problems'>) {
  const { t } = useLingui()
  const names: Record<string, string> = {
    law: t({ message: `le droit applicable`, comment: 'in the list of what is missing' }),
    invoice: t({ message: `la date de la facture`, comment: 'in the list of what is missing' }),
    amount: t({ message: `le montant`, comment: 'in the list of what is missing' }),
    days: t({ message: `le nombre de jours`, comment: 'in the list of what is missing' }),
  }
  const missing = problems.flatMap(({ field, kind }) => (kind === 'missing' ? (names[field] ?? []) : []))
  const list = new Intl.ListFormat(useLocale()).format(missing)
  return (
    <Text tone="soft">
      {missing.length > 0 ? <Trans>Il manque : {list}.</Trans> : <Trans>Une entrée reste à corriger.</Trans>}
    </Text>
  )
}
