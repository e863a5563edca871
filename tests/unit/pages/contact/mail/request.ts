import type { Fields } from '../../../../../src/pages/contact/mail/fields.ts'

/** A request as someone would write it. */
export const typed: Fields = {
  'first-name': 'Hélène',
  'last-name': 'Vasseur',
  email: 'h.vasseur@arvenne.example',
  role: 'Trésorière',
  company: 'Arvenne',
  phone: '+33 1 99 00 19 87',
  message: 'Quatorze entités, neuf banques, deux ERP.\nUn seul parapheur ?',
}
