import type { FieldErrors, Resolver } from 'react-hook-form'
import type { FieldName, Fields } from '../mail/fields.ts'

/** Loads the schema, which is not needed before the first field is filled in. */
export const fetchRules = () => import('../mail/schema.ts')

/** Validates with the schema. If it cannot be loaded (offline), everything passes: sending will fail and say so. */
export const resolver: Resolver<Fields> = async typed => {
  const rules = await fetchRules().catch(() => undefined)
  const answer = rules?.checkRequest(typed) ?? { request: typed }
  if ('request' in answer) return { values: answer.request, errors: {} }
  const errors: FieldErrors<Fields> = {}
  for (const [name, type] of Object.entries(answer.faults)) errors[name as FieldName] = { type }
  return { values: {}, errors }
}
