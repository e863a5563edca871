import { child, children } from './elements.ts'
import { textOf, type XmlElement } from './xmlElement.ts'

/** On which side of an entry the account stands. */
export type Side = { isCredit: boolean; isReversal: boolean }
type Role = 'Dbtr' | 'Cdtr'
type Party = { name: string; behind: string; account: string }

const plain = (text: string) => (text.includes(' ') ? text.replaceAll(' ', '') : text).toLowerCase()

/** Tells whether a party is another one than the account's owner. */
export const isOther =
  (account: string, owner: string) =>
  (party: Party): boolean => {
    // Between two accounts of one owner, the numbers tell which is the other one; a national number ends an IBAN.
    if (account && party.account) return !plain(account).endsWith(plain(party.account))
    return !owner || !party.name || plain(party.name) !== plain(owner)
  }

/** A name, which some banks write as the first line of the address alone. */
function nameOf(party: XmlElement | undefined): string {
  const person = child(party, 'Pty') ?? party
  const bank = child(party, 'Agt', 'FinInstnId')
  const [line] = children(child(person, 'PstlAdr'), 'AdrLine')
  return textOf(person, 'Nm') || textOf(bank, 'Nm') || (line ? textOf(line) : '')
}

function partyIn(details: XmlElement, role: Role): Party {
  const parties = child(details, 'RltdPties')
  const account = child(parties, `${role}Acct`, 'Id')
  const agent = child(details, 'RltdAgts', `${role}Agt`, 'FinInstnId')
  const bank = textOf(agent, 'Nm') || textOf(agent, 'BICFI') || textOf(agent, 'BIC')
  const number = textOf(account, 'IBAN') || textOf(account, 'Othr', 'Id') || textOf(account, 'BBAN')
  const behind = nameOf(child(parties, `Ultmt${role}`))
  // Without a name or an account, the other bank is all that is known.
  return { name: nameOf(child(parties, role)) || (behind || number ? '' : bank), behind, account: number }
}

/**
 * Name, party behind it and account of the other party: the debtor of a credit, the creditor of a debit, the other way
 * round if it undoes a payment; never the account's owner.
 */
export function readParty(details: XmlElement, side: Side, isOther: (party: Party) => boolean): string {
  const role: Role = side.isCredit === side.isReversal ? 'Cdtr' : 'Dbtr'
  const isKnown = ({ name, behind, account }: Party) => name !== '' || behind !== '' || account !== ''
  let other: Party | undefined = partyIn(details, role)
  // The other role is the other party only where the first one is the owner.
  if (!isOther(other)) {
    other = partyIn(details, role === 'Dbtr' ? 'Cdtr' : 'Dbtr')
    if (!isOther(other)) other = undefined
  }
  if (!other || !isKnown(other)) return ''
  return [...new Set([other.name, other.behind, other.account])].filter(Boolean).join(' · ')
}
