import { defineCollection, s } from 'velite'
import { day, text } from './fields.ts'
import { record } from './records.ts'

const fields = s.strictObject({
  id: text(),
  claim: text(),
  /** The day somebody last held the claim against its sources. */
  checked: day(),
  sources: s.array(s.string().url()).min(1),
  /** The files or folders that make the claim. */
  usedIn: s.array(text()).min(1),
  /** Words that held before, and that no text may use again. */
  noLonger: s.array(text()).optional(),
})

/** What the site says of the outside world and may change: laws, dates, figures. */
export const datedClaims = defineCollection({
  name: 'DatedClaim',
  pattern: 'dated-claims.yml',
  schema: record(fields, claim => claim),
})
