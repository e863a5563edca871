import { readFileSync, statSync } from 'node:fs'
import type { Policies } from '../build/hosting/policy.ts'

/**
 * Reads the policies that a build wrote, and again when another build replaced them: they name the inline scripts of its
 * pages. Throws at once if there are none.
 */
export function policiesIn(file: string): () => Policies {
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Policies
  const timeOf = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  let time = timeOf()
  let policies = read()
  return () => {
    const now = timeOf()
    if (now === time || now === undefined) return policies
    try {
      policies = read()
      time = now
    } catch {
      // It is being written: the next request reads it.
    }
    return policies
  }
}
