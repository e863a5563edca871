/** The fields of the contact form, by the names in the mail template, in the order of the form. */
export const fieldNames = ['first-name', 'last-name', 'email', 'role', 'company', 'phone', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** The values of the form, one string per field. */
export type Fields = Record<FieldName, string>

/** The maximum length of each field in code points, so that an emoji counts as one. */
export const longest: Record<FieldName, number> = {
  'first-name': 80,
  'last-name': 80,
  email: 254,
  role: 120,
  company: 120,
  phone: 80,
  message: 5000,
}

/** The minimum length of a message. */
export const shortestMessage = 10

/**
 * What is wrong with a field. Where it may be meant in several ways: `numbers` and `addresses` are more than one, `words`
 * is an e-mail address or a phone number with something beside it.
 */
export type FaultCode =
  | 'required'
  | 'short'
  | 'long'
  | 'email'
  | 'domain'
  | 'addresses'
  | 'phone'
  | 'numbers'
  | 'words'
  | 'size'
export type Faults = { [name in FieldName]?: FaultCode }
