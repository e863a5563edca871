/** The fields of a request for a demonstration, by the names that the mail template knows, in the form's order. */
export const fieldNames = ['first-name', 'last-name', 'email', 'role', 'company', 'phone', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** What was typed, or what is sent: one text a field. */
export type Fields = Record<FieldName, string>

/** How many characters a field holds at most, in code points, so that an emoji counts as little as a letter. */
export const longest: Record<FieldName, number> = {
  'first-name': 80,
  'last-name': 80,
  email: 254,
  role: 120,
  company: 120,
  phone: 80,
  message: 5000,
}

/** How many characters a message has at least. */
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
