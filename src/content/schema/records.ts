import { type Schema, s, type z } from 'velite'
import { check } from './check.ts'
import type { Source } from './source.ts'

/**
 * The schema of records that are YAML alone: checked strictly, then finished. Records that do not fit come out empty;
 * their faults are noted, and the build ends before anyone reads them.
 */
export const record = <Fields, Output>(
  fields: Schema<Fields, z.ZodTypeDef, unknown>,
  finish: (value: Fields, source: Source) => Output,
) =>
  s.custom<Source>().transform((source): Output => {
    // A file that could not be read at all has been noted.
    const value = source.value === undefined ? undefined : check(fields, source)
    return value === undefined ? ({} as Output) : finish(value, source)
  })
