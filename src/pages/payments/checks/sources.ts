import type { Problem, ProblemCode, Profile } from '../formats/types.ts'
import type { PaymentRules, SourceId } from './paymentRules.ts'

type Choice = SourceId | ((problem: Problem, about: About) => SourceId)
type About = { message: string; profile: Profile; version: string; rules: PaymentRules }

/** Of the two schemes, the one of the message. */
const scheme: Choice = (_, { message }) => (message === 'pain.008' ? 'directDebit' : 'creditTransfer')

/** The rule on addresses without town or country that holds at a bank, for a version, on a day. */
export const addressRule = (rules: PaymentRules, profile: Profile, version: string, today: string) =>
  rules.addresses.find(
    ({ at, versions, since = '' }) =>
      at === profile && (!versions || versions.includes(version)) && since <= today,
  ) ?? rules.addresses.find(({ at }) => at === '*')

/**
 * The rule by which banks no longer take a version on a day.
 * @param bank the profile, or the country of the account where its banks have none.
 */
export const retirement = (rules: PaymentRules, bank: string, version: string, today: string) =>
  rules.retired.find(
    ({ at, versions, since }) =>
      (at === '*' || at === bank) && versions.includes(version) && (!since || since <= today),
  )

const byCountry =
  (countries: Partial<Record<Profile, SourceId>>, otherwise: Choice): Choice =>
  (problem, about) => {
    const own = countries[about.profile]
    if (own) return own
    return typeof otherwise === 'string' ? otherwise : otherwise(problem, about)
  }

const sources: Record<ProblemCode, Choice> = {
  xml: 'xml',
  doctype: 'xml',
  version: 'iso',
  retiredVersion: ({ expected }, { rules, profile, version }) =>
    rules.retired.find(
      ({ at, versions, since }) =>
        versions.includes(version) &&
        since === expected &&
        (at === '*' || at === profile || profile === 'SEPA'),
    )?.source ?? 'reports',
  schema: ({ expected, reason, element }) =>
    reason === 'missing' && expected === 'SeqTp' && element === 'PmtTpInf' ? 'directDebit' : 'iso',
  empty: byCountry({ DE: 'germany', CH: 'switzerland' }, 'iso'),
  count: 'iso',
  controlSum: 'iso',
  controlSumDecimals: 'germany',
  controlSumMissing: byCountry({ AT: 'austria' }, 'germanSchemas'),
  amount: (problem, about) =>
    problem.reason === 'notation'
      ? 'switzerland'
      : about.message === 'pain.008'
        ? 'directDebit'
        : 'creditTransfer',
  currency: scheme,
  iban: 'iban',
  ibanNational: 'nationalAccounts',
  sepaCountry: 'countries',
  bic: ({ reason }) => (reason === 'notProvided' ? 'switzerland' : 'bic'),
  bicCountry: 'bic',
  length: scheme,
  remittance: scheme,
  characters: (problem, about) =>
    problem.reason === 'identifier'
      ? 'identifiers'
      : about.profile === 'CH'
        ? 'switzerland'
        : about.profile === 'DE'
          ? 'germany'
          : 'characters',
  slashes: ({ reason }) => (reason === 'space' ? 'switzerland' : 'identifiers'),
  chargeBearer: scheme,
  datePast: 'reports',
  dateFar: 'germany',
  dateNotBusiness: 'target',
  dateTime: ({ reason }) => (reason === 'notInstant' ? 'germany' : 'austria'),
  paymentTypeTwice: 'iso',
  duplicateId: 'reports',
  duplicatePayment: 'reports',
  reference: ({ expected }) =>
    expected === 'BBA'
      ? 'belgianReference'
      : expected === 'FI'
        ? 'finnishReference'
        : expected === 'RF'
          ? 'rf'
          : 'switzerland',
  lei: 'lei',
  addressUnstructured: ({ severity }, { rules, profile }) =>
    rules.addresses.find(each => each.at === profile && each.severity === severity)?.source ?? 'addresses',
  addressLines: 'addresses',
  addressMissing: scheme,
  encoding: byCountry({ CH: 'switzerland' }, 'germany'),
  creditorId: ({ reason }) => (reason === 'initiator' ? 'spain' : 'creditorId'),
  mandate: 'directDebit',
  mandateDate: 'directDebit',
  localInstrument: byCountry({ DE: 'germany' }, scheme),
  amendment: 'directDebit',
  notAccepted: ({ reason }, { profile, message }) =>
    reason === 'purpose'
      ? 'isoCodes'
      : reason === 'prefix'
        ? 'germany'
        : profile === 'DE'
          ? 'germanSchemas'
          : profile === 'CH'
            ? 'switzerland'
            : message === 'pain.008'
              ? 'directDebit'
              : 'creditTransfer',
}

/** The text that the rule behind a problem comes from. */
export function sourceOf(problem: Problem, about: About): SourceId {
  const choice = sources[problem.code]
  return typeof choice === 'string' ? choice : choice(problem, about)
}
