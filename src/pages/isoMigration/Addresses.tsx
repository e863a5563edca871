import { Trans, useLingui } from '@lingui/react/macro'
import { TextLink } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { formatNumber } from '../../i18n/format.ts'

/** The payees of the worked example by the state of their address, and the minutes that each one takes. */
export const families = [
  { address: 'structured', payees: 2_856, minutes: 0 },
  { address: 'hybrid', payees: 924, minutes: 1 },
  { address: 'unstructured', payees: 420, minutes: 3 },
] as const

/** All payees of the example. */
export const payeeCount = families.reduce((sum, { payees }) => sum + payees, 0)

/** The hours that some payees take at so many minutes each. */
export const hoursFor = (payees: number, minutes: number) => (payees * minutes) / 60

/** The hours that all of them take. */
export const hoursInAll = families.reduce((sum, { payees, minutes }) => sum + hoursFor(payees, minutes), 0)

/** The worked example: how long it takes to put the addresses of all payees in order. */
export function Addresses() {
  const { t } = useLingui()
  const locale = useLocale()
  const number = (value: number) => formatNumber(value, locale)
  const share = (payees: number) => formatNumber(payees / payeeCount, locale, { style: 'percent' })
  const hours = (value: number) => {
    const count = formatNumber(value, locale, { minimumFractionDigits: 1 })
    return t({ message: `${count} h`, comment: 'a number of hours' })
  }
  const names = {
    structured: t({ message: `Structurée`, comment: 'an address in elements of its own' }),
    hybrid: t({ message: `Hybride`, comment: 'an address with town and country apart, the rest free' }),
    unstructured: t({ message: `Texte libre`, comment: 'an address in free lines' }),
  }
  const minutesEach = (count: number) => t({ message: `${count} min`, comment: 'minutes for one payee' })
  const all = number(payeeCount)
  const time = hours(hoursInAll)
  return (
    <SplitSection
      id="addresses"
      title={t`${time} pour ${all} fiches.`}
      lead={t`Exemple chiffré, société fictive. L’adresse hybride se relit ; l’adresse libre se découpe, ou se retire.`}
      action={
        <TextLink to="/outils/verificateur-paiements">{t`Trouver les adresses à reprendre dans un fichier`}</TextLink>
      }
    >
      <Table
        numeric={1}
        caption={t`Reprise des adresses d’un fichier de bénéficiaires`}
        head={[
          t({ message: `Adresse`, comment: 'head of a column: the state of an address' }),
          t({ message: `Part`, comment: 'head of a column: share of the whole' }),
          t({ message: `Fiches`, comment: 'head of a column: number of payee records' }),
          t({ message: `Chaque`, comment: 'head of a column: time for one record' }),
          t({ message: `Durée`, comment: 'head of a column: time for all records of a row' }),
        ]}
        rows={[
          ...families.map(({ address, payees, minutes }): [string, ...string[]] => [
            names[address],
            share(payees),
            number(payees),
            minutesEach(minutes),
            hours(hoursFor(payees, minutes)),
          ]),
          [
            t({ message: `Total`, comment: 'last row of a table' }),
            share(payeeCount),
            all,
            '',
            <b key="time">{time}</b>,
          ],
        ]}
      />
      <Text tone="soft">
        <Trans>
          Soit un peu moins de cinq journées de huit heures pour une personne. Commencez par les 420 fiches en
          texte libre : une banque qui refuse des adresses commence par celles-là, et elles tiennent en
          21 heures. Ôtez d’abord celles dont l’ordre SEPA n’a pas besoin.
        </Trans>
      </Text>
    </SplitSection>
  )
}
