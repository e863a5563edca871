import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { copyText, saveFile } from '../../../components/handOver.ts'
import { Button } from '../../../components/ui/Button.tsx'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Tag } from '../../../components/ui/Tag.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatNumber } from '../../../i18n/format.ts'
import type { ExcerptLine } from '../checks/excerpt.ts'
import type { ReportSummary } from '../checks/listPayments.ts'
import type { Problem } from '../formats/types.ts'
import { excerptsAt, partiesOf, writeSheet } from './checkTask.ts'
import * as styles from './PaymentChecker.css.ts'
import { groupProblems, type ProblemGroup } from './problemGroups.ts'
import { bankCustom, problemDoubt, problemFix, problemText, problemTitle } from './problemWords.ts'
import type { CsvStyle } from './sheetCsv.ts'
import { usePaymentWords } from './usePaymentWords.ts'
import { useProblemWords } from './useProblemWords.ts'

type ProblemsProps = { id: string; name: string; report: ReportSummary }

/** What is wrong with a file, by kind, the worst first; and lists to take along. */
export function Problems({ id, name, report }: ProblemsProps) {
  const { t } = useLingui()
  const groups = useMemo(() => groupProblems(report.problems), [report])
  return (
    <section className={styles.problems} aria-label={t`Ce qui ne va pas`}>
      <Heading level={2} size="subheading">
        {t`Ce qui ne va pas`}
      </Heading>
      <Lists id={id} name={name} report={report} />
      {groups.map(group => (
        <Group key={group.key} id={id} name={name} report={report} group={group} />
      ))}
    </section>
  )
}

/** The problems as text, CSV and spreadsheet; the vendors to correct. */
function Lists({ id, name, report }: ProblemsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { asText, problemSheet, partySheet } = useProblemWords(name, report)
  const [notice, setNotice] = useState('')
  // Spreadsheets expect semicolons where the comma is the decimal sign.
  const hasComma = formatNumber(0.5, locale).includes(',')
  const style: CsvStyle = hasComma ? { separator: ';', point: ',' } : { separator: ',', point: '.' }
  const base =
    name
      .replace(/^.*\//, '')
      .replace(/\.\w+$/, '')
      .replace(/[^\w.-]+/g, '-') || 'paiements'
  const copy = async () => {
    const isCopied = await copyText(asText())
    setNotice(isCopied ? t`Liste copiée.` : t`Le navigateur refuse la copie : prenez le CSV.`)
  }
  const save = async (kind: 'problems' | 'parties', ending: 'csv' | 'xlsx') => {
    setNotice('')
    try {
      const sheet = kind === 'problems' ? problemSheet() : partySheet(await partiesOf(id))
      const written = await writeSheet(sheet, ending === 'csv' ? style : undefined)
      const title =
        kind === 'problems'
          ? t({ message: `problemes`, comment: 'part of the name of a file, without accents or spaces' })
          : t({ message: `tiers`, comment: 'part of the name of a file: vendors, without accents or spaces' })
      saveFile(`${base}-${title}.${ending}`, written, written instanceof Blob ? written.type : 'text/csv')
    } catch {
      setNotice(t`La liste n’a pas pu être écrite : rechargez la page et recommencez.`)
    }
  }
  return (
    <div className={styles.lists}>
      <fieldset className={styles.listsGroup}>
        <legend>{t`Problèmes`}</legend>
        <Button tone="secondary" size="small" onClick={() => void copy()}>
          {t`Copier la liste`}
        </Button>
        <Button tone="secondary" size="small" onClick={() => void save('problems', 'csv')}>
          {t`Problèmes en CSV`}
        </Button>
        <Button tone="secondary" size="small" onClick={() => void save('problems', 'xlsx')}>
          {t`Problèmes en XLSX`}
        </Button>
      </fieldset>
      {report.parties > 0 && (
        <fieldset className={styles.listsGroup}>
          <legend>
            <Plural value={report.parties} one="# tiers à corriger" other="# tiers à corriger" />
          </legend>
          <Button tone="secondary" size="small" onClick={() => void save('parties', 'csv')}>
            {t`Tiers en CSV`}
          </Button>
          <Button tone="secondary" size="small" onClick={() => void save('parties', 'xlsx')}>
            {t`Tiers en XLSX`}
          </Button>
        </fieldset>
      )}
      <div role="status" className={styles.notice}>
        {notice && <Text size="small">{notice}</Text>}
      </div>
    </div>
  )
}

/** How many problems of a kind are shown at first, and how many more at a time. */
const [first, step] = [3, 20]

/** Problems of one kind: what it is, what banks do, where the rule comes from; then each of them. */
function Group({ id, name, report, group }: ProblemsProps & { group: ProblemGroup }) {
  const { t, i18n } = useLingui()
  const words = usePaymentWords()
  const { source } = useProblemWords(name, report)
  const [most, setMost] = useState(first)
  const { problems, code, severity } = group
  const shown = useMemo(() => problems.slice(0, most), [problems, most])
  const [lines, setLines] = useState<ExcerptLine[][]>([])
  useEffect(() => {
    let isCurrent = true
    const places = shown.map(({ line, column }) => ({ line, column }))
    excerptsAt(id, places).then(
      found => isCurrent && setLines(found),
      // The problems can be read without the lines of the file.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [id, shown])
  const [one] = problems
  if (!one) return null
  const doubt = problemDoubt(i18n, one)
  const { name: origin, url, dated, checked, isQuoted } = source(one)
  const left = problems.length - most
  const omitted = report.omitted[code] ?? 0
  const total = words.count(problems.length)
  const [version, compared] = [words.day(dated ?? ''), words.day(checked)]
  return (
    <article className={styles.group}>
      <header className={styles.groupHead}>
        <Tag tone={severity === 'warning' ? 'neutral' : 'waiting'}>{words.severities[severity]}</Tag>
        <Heading level={3} size="subheading">
          {problemTitle(i18n, code)}
          {problems.length > 1 && <span className={styles.times}>{` × ${total}`}</span>}
        </Heading>
        <Text size="small" tone="soft">
          {bankCustom(i18n, one)}
        </Text>
        {doubt && (
          <Text size="small" tone="soft">
            <strong>{t`Incertain`}</strong> {doubt}
          </Text>
        )}
        <p className={styles.source}>
          <a href={url} target="_blank" rel="noopener">
            {origin}
          </a>
          {dated && <Trans>, du {version}</Trans>}
          {'. '}
          {isQuoted ? (
            <Trans>Comparé le {compared}, d’après des textes publics qui le citent.</Trans>
          ) : (
            <Trans>Comparé le {compared}.</Trans>
          )}
        </p>
      </header>
      <div className={styles.occurrences}>
        <ol className={styles.occurrenceList}>
          {shown.map((problem, index) => (
            <Occurrence
              key={`${problem.line} ${problem.column} ${problem.reason}`}
              name={name}
              report={report}
              problem={problem}
              lines={lines[index] ?? []}
            />
          ))}
        </ol>
        {left > 0 && (
          <Button tone="secondary" size="small" onClick={() => setMost(most + step)}>
            <Plural value={left} one="Montrer le dernier" other="Montrer les suivants (# de plus)" />
          </Button>
        )}
        {left <= 0 && omitted > 0 && (
          <Text size="small" tone="soft">
            <Plural
              value={omitted}
              one="# autre du même genre n’est pas listé."
              other="# autres du même genre ne sont pas listés."
            />
          </Text>
        )}
      </div>
    </article>
  )
}

type OccurrenceProps = { name: string; report: ReportSummary; problem: Problem; lines: ExcerptLine[] }

/** One problem: in a sentence, where it stands, the lines of the file, and the fix. */
function Occurrence({ name, report, problem, lines }: OccurrenceProps) {
  const { i18n } = useLingui()
  const { payment, place, element } = useProblemWords(name, report)
  const about = [payment(problem), element(problem), place(problem)].filter(Boolean).join(' · ')
  return (
    <li className={styles.occurrence}>
      <p className={styles.sentence}>{problemText(i18n, problem)}</p>
      <p className={styles.fix}>{problemFix(i18n, problem)}</p>
      <p className={styles.where}>{about}</p>
      {lines.length > 0 && (
        <pre className={styles.excerpt}>
          {lines.map(({ line, text }) => (
            <code key={line} data-line={line} data-meant={line === problem.line ? '' : undefined}>
              {text}
            </code>
          ))}
        </pre>
      )}
    </li>
  )
}
