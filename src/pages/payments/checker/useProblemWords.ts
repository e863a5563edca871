import { useLingui } from '@lingui/react/macro'
import type { XlsxSheet } from '../../../components/spreadsheet/xlsxFile.ts'
import { useLocale } from '../../../components/useLocale.ts'
import { paymentRules } from '../../../content/paymentRules.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { ReportSummary } from '../checks/listPayments.ts'
import { sourceOf } from '../checks/sources.ts'
import type { Party, Problem } from '../formats/types.ts'
import { elementsText, elementText } from './elementNames.ts'
import { bankCustom, problemFix, problemText, problemTitle } from './problemWords.ts'
import { accountText, usePaymentWords } from './usePaymentWords.ts'

/** What is said of the problems of a file: on the page, as a text to copy, and as sheets. */
export function useProblemWords(name: string, report: ReportSummary) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const words = usePaymentWords()
  const source = (problem: Problem) => {
    const { name: names, ...rest } =
      paymentRules.sources[sourceOf(problem, { ...report, rules: paymentRules })]
    // A language that the rules do not have yet gets the English name.
    return { ...rest, name: (names as Partial<Record<Locale, string>>)[locale] ?? names.en }
  }
  /** Which payment: its number, the other party and the amount; undefined if it is about the file. */
  const payment = ({ payment: number }: Problem) => {
    if (!number) return undefined
    const known = report.concerned[number]
    return [
      t`paiement ${words.count(number)}`,
      known?.name,
      known && words.amount(known.amount, known.currency),
    ]
      .filter(Boolean)
      .join(', ')
  }
  const place = ({ line, column }: Problem) =>
    t({ message: `ligne ${line}, colonne ${column}`, comment: 'where something stands in a file' })
  const element = ({ element: tag }: Problem) => tag && elementText(i18n, tag)

  /** The problems as a text for a colleague or a vendor. */
  const asText = () => {
    const about = (problem: Problem) =>
      [place(problem), payment(problem), element(problem)].filter(Boolean).join(', ')
    const lines = report.problems.map(
      problem =>
        `- ${words.severities[problem.severity]} (${about(problem)})\n  ${problemText(i18n, problem)} ${problemFix(i18n, problem)}`,
    )
    const [count, sum] = [words.count(report.transactions), words.sums(report.sums)]
    const head = t`${name} : ${count} paiements, ${sum}`
    return `${head}\n\n${lines.join('\n')}\n`
  }
  const problemSheet = (): XlsxSheet => ({
    name: t`Problèmes`,
    head: [
      t`Gravité`,
      t`Ligne`,
      t`Colonne`,
      t`Paiement`,
      t`Tiers`,
      t`Compte`,
      t`Montant`,
      t`Devise`,
      t`Élément`,
      t`Problème`,
      t`À faire`,
      t`Ce que font les banques`,
      t`Source`,
      t`Comparée le`,
    ],
    rows: report.problems.map(problem => {
      const known = problem.payment ? report.concerned[problem.payment] : undefined
      const { name: origin, checked } = source(problem)
      return [
        words.severities[problem.severity],
        { count: problem.line },
        { count: problem.column },
        problem.payment ? { count: problem.payment } : undefined,
        known?.name,
        known?.account,
        known?.amount === undefined ? undefined : { decimal: known.amount },
        known?.currency,
        element(problem),
        problemText(i18n, problem),
        problemFix(i18n, problem),
        bankCustom(i18n, problem),
        origin,
        { day: checked },
      ]
    }),
  })
  const partySheet = (parties: readonly Party[]): XlsxSheet => ({
    name: t`Tiers à corriger`,
    head: [t`Tiers`, t`Compte`, t`Paiements`, t`À corriger`],
    rows: parties.map(party => [
      party.name,
      party.account,
      { count: party.payments },
      party.faults
        .map(({ code, element: tag, expected, reason }) => {
          if (code === 'addressUnstructured' && expected) return elementsText(i18n, expected)
          const kind = problemTitle(i18n, code)
          const about =
            reason === 'missing' && expected ? elementsText(i18n, expected) : elementText(i18n, tag)
          return t({
            message: `${kind} : ${about}`,
            comment: 'a kind of problem, and the element it is about',
          })
        })
        .join(' ; '),
    ]),
  })
  return { source, payment, place, element, asText, problemSheet, partySheet, account: accountText }
}
