import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Select } from '../../../components/ui/Select.tsx'
import { StatusIcon } from '../../../components/ui/StatusIcon.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { paymentRules } from '../../../content/paymentRules.ts'
import type { ReportSummary } from '../checks/listPayments.ts'
import type { Profile } from '../formats/types.ts'
import { Overview } from './Overview.tsx'
import * as styles from './PaymentChecker.css.ts'
import { Payments } from './Payments.tsx'
import { Problems } from './Problems.tsx'
import { usePaymentWords } from './usePaymentWords.ts'
import { type Outcome, outcomeIcon, outcomeOf } from './verdict.ts'

type FileReportProps = {
  id: string
  name: string
  report: ReportSummary
  onProfile: (profile: Profile) => void
}

const profiles: Profile[] = ['FR', 'DE', 'AT', 'CH', 'BE', 'SEPA']

/** A file: the verdict, what it holds, what is wrong with it, and its payments. */
export function FileReport({ id, name, report, onProfile }: FileReportProps) {
  return (
    <div className={styles.report}>
      <Verdict name={name} report={report} onProfile={onProfile} />
      <Overview report={report} />
      {report.problems.length > 0 && <Problems id={id} name={name} report={report} />}
      {report.transactions > 0 && report.message && (
        <Payments key={`${id} ${report.profile}`} id={id} report={report} />
      )}
    </div>
  )
}

function Verdict({ name, report, onProfile }: Omit<FileReportProps, 'id'>) {
  const { t } = useLingui()
  const words = usePaymentWords()
  const outcome = outcomeOf(report)
  const [refused, all] = [report.refused, words.count(report.transactions)]
  const titles: Record<Outcome, string> = {
    accepted: t`Ce fichier passerait.`,
    warned: t`Ce fichier passerait, avec des remarques.`,
    payments: t`Des paiements seraient refusés.`,
    file: t`Ce fichier serait refusé en entier.`,
  }
  const { totals } = report
  const oldest = Object.values(paymentRules.sources)
    .map(({ checked }) => checked)
    .sort()
    .at(0)
  const compared = words.day(oldest ?? '')
  return (
    <div className={`${styles.verdict} ${styles.tone[outcome]}`} role="status">
      <div className={styles.verdictWords}>
        <p className={styles.fileName}>{name}</p>
        <div className={styles.verdictTitle}>
          <StatusIcon name={outcomeIcon[outcome]} />
          <Heading level={2} size="heading">
            {titles[outcome]}
          </Heading>
        </div>
        <ul className={styles.tally}>
          {totals.file > 0 && (
            <li>
              <Plural
                value={totals.file}
                one="# défaut fait refuser le fichier"
                other="# défauts font refuser le fichier"
              />
            </li>
          )}
          {totals.transaction > 0 && (
            <li>
              <Plural
                value={refused}
                one={`# paiement sur ${all} serait refusé`}
                other={`# paiements sur ${all} seraient refusés`}
              />
            </li>
          )}
          {totals.warning > 0 && (
            <li>
              <Plural value={totals.warning} one="# remarque" other="# remarques" />
            </li>
          )}
          {report.problems.length === 0 && <li>{t`Aucun défaut trouvé`}</li>}
        </ul>
        <Text size="small" tone="soft">
          <Trans>
            Règles comparées à leurs sources le {compared}. L’outil ne modifie aucun fichier : un fichier
            réparé ne serait plus celui qui a été signé.
          </Trans>
        </Text>
      </div>
      <div className={styles.profile}>
        <Select<Profile>
          id="payment-profile"
          name="profile"
          label={t`Pays de la banque`}
          value={report.profile}
          options={profiles.map(value => ({ value, label: words.profiles[value] }))}
          onChange={onProfile}
        />
        <Text size="small" tone="soft">
          {report.message === 'pain.008'
            ? t`D’après le compte crédité ; vous pouvez en choisir un autre.`
            : t`D’après le compte débité ; vous pouvez en choisir un autre.`}
        </Text>
      </div>
    </div>
  )
}
