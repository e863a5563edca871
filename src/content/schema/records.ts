import { type Schema, s, type z } from 'velite'
import { check } from './check.ts'
import type { Source } from './source.ts'

/**
 * The schema of YAML records: checked strictly, then completed. Records that do not fit are returned empty; their
 * faults are reported, and the build ends before they are read.
 */
export const record = <Fields, Output>(
  fields: Schema<Fields, z.ZodTypeDef, unknown>,
  finish: (value: Fields, source: Source) => Output,
) =>
  s.custom<Source>().transform((source): Output => {
    // A file that could not be read was reported before.
    const value = source.value === undefined ? undefined : check(fields, source)
    return value === undefined ? ({} as Output) : finish(value, source)
  })
