import type { Schema, z } from 'velite'
import { didYouMean } from '../nearest.ts'
import type { Source } from './source.ts'

type Fault = { field: string; text: string }

/** The field names of the object at `path` inside a schema, for suggestions. */
function fieldNames(schema: unknown, path: readonly (string | number)[]): string[] {
  let inner = schema as { shape?: Record<string, unknown>; _def?: Record<string, unknown> } | undefined
  const unwrap = () => {
    while (inner && !inner.shape) {
      const next = inner._def?.innerType ?? inner._def?.schema ?? inner._def?.type
      if (typeof next !== 'object') return
      inner = next as typeof inner
    }
  }
  unwrap()
  for (const part of path) {
    if (typeof part === 'string') inner = inner?.shape?.[part] as typeof inner
    unwrap()
  }
  return Object.keys(inner?.shape ?? {})
}

function faultsOf(issue: z.ZodIssue, schema: unknown): Fault[] {
  const at = (...path: (string | number)[]) => path.join('.')
  const field = at(...issue.path)
  if (issue.code === 'unrecognized_keys') {
    const known = fieldNames(schema, issue.path)
    return issue.keys.map(key => ({
      field: at(...issue.path, key),
      text: `no such field${didYouMean(key, known, `the fields are ${known.join(', ')}`)}`,
    }))
  }
  if (issue.code === 'invalid_type') {
    if (issue.received === 'undefined') return [{ field, text: `missing; write ${issue.path.at(-1)}: …` }]
    const wanted: Record<string, string> = { string: 'text', object: 'fields, one a line, as name: value' }
    return [{ field, text: `${issue.received} found; write ${wanted[issue.expected] ?? issue.expected}` }]
  }
  if (issue.code === 'invalid_enum_value') {
    const options = issue.options.map(String)
    const fix = didYouMean(String(issue.received), options)
    return [{ field, text: `${issue.received} is none of ${options.join(', ')}${fix}` }]
  }
  return [{ field, text: issue.message }]
}

/**
 * Reads a record with a strict schema. If it does not fit, returns undefined and reports every fault with field, line
 * and fix.
 */
export function check<Output>(
  schema: Schema<Output, z.ZodTypeDef, unknown>,
  source: Source,
): Output | undefined {
  const { file, workspace } = source
  const result = schema.safeParse(source.value ?? {})
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    for (const { field, text } of faultsOf(issue, schema)) {
      const line = source.lineOf(field.split('.')[0] ?? '')
      workspace.problems.push({ file, line, text: field ? `field ${field}: ${text}` : text })
    }
  }
  return undefined
}
