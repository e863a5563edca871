import { plainText } from './plainText.ts'

type Communication = { text: string; references: string[]; name: string }

/**
 * What a communication says. A structured one begins with a type of three digits: 101 and 102, the reference of twelve
 * digits that Belgian invoices carry; 127, a SEPA direct debit with creditor, mandate and reason; 001, the name of the
 * other party. Another type is shown as it stands.
 */
export function readCommunication(written: string, isStructured: boolean): Communication {
  if (!isStructured) return { text: plainText(written), references: [], name: '' }
  const [type, said] = [written.slice(0, 3), written.slice(3)]
  if (type === '101' || type === '102') {
    const [, one, two, three] = /^(\d{3})(\d{4})(\d{5})/.exec(said) ?? []
    if (one)
      return { text: plainText(said.slice(12)), references: [`+++${one}/${two}/${three}+++`], name: '' }
  }
  if (type === '127') {
    const at = (from: number, length: number) => plainText(said.slice(from, from + length))
    return {
      text: [at(79, 62), at(142, 4)].filter(Boolean).join(' · '),
      references: [at(44, 35), at(9, 35)],
      name: '',
    }
  }
  if (type === '001') return { text: '', references: [], name: plainText(said.slice(0, 70)) }
  return { text: plainText(written), references: [], name: '' }
}
