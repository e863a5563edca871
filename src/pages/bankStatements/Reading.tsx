import { Trans, useLingui } from '@lingui/react/macro'
import { DemoButton } from '../../components/DemoButton.tsx'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { Link } from '../../components/links.tsx'
import { Checks } from '../../components/section/Checks.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { gap } from './illustrations/inbox/inbox.ts'

/** Receiving and reading statements: what is checked before a line is used, with the sum of the picture above. */
export function Reading() {
  const { t } = useLingui()
  const { money, number, day } = useFormat()
  const { bank, before, missing, after, currency } = gap
  const closing = money(before.closing, currency)
  const opening = money(after.opening, currency)
  const amount = money(Math.abs(missing.movement), currency)
  const entries = number(after.entries)
  const end = money(after.closing, currency)
  const absent = day(missing.day)
  const closed = day(before.day)
  return (
    <SplitSection
      id="reading"
      space="normal"
      title={t`Chaque solde repris, ou l’écart expliqué.`}
      lead={
        <Trans>
          Les banques nomment leurs soldes chacune à sa manière : enregistrements 01 et 07 d’un CFONB120,
          champs :60F: et :62F: d’un MT940, codes OPBD et CLBD d’un camt.053. Une fois lus, ils obéissent à la
          même règle : le solde d’ouverture est le solde de clôture du relevé précédent.
        </Trans>
      }
      action={<DemoButton tone="secondary" />}
    >
      <Checks
        items={[
          t`Relevés MT940, camt.053 et CFONB120 dans une seule liste`,
          t`Relevés infrajournaliers camt.052 et MT942 à côté des relevés de fin de journée`,
          t`Continuité : ouverture égale à la clôture précédente, compte par compte`,
          t`Équilibre : ouverture plus mouvements égale clôture, relevé par relevé`,
          t`Chaque solde dans la devise de son compte`,
          t`Mode silo : chaque entité garde ses propres banques, sous des administrateurs globaux`,
        ]}
      />
      <Text tone="soft">
        <Trans>
          Dans l’exemple ci-dessus, {bank} clôt le {closed} à {closing}, et le relevé suivant ouvre à{' '}
          {opening}. L’écart, {amount} au débit, est le solde des mouvements du {absent}. Le dernier relevé,
          lui, tombe juste : {opening} plus {entries} de mouvements donnent {end}. Sans le contrôle de
          continuité, personne n’aurait cherché la journée absente, et le{' '}
          <Link to="/rapprochement-comptable">rapprochement</Link> aurait laissé des suspens sans cause.
        </Trans>
      </Text>
    </SplitSection>
  )
}
