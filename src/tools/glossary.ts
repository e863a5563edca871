import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { parseGlossary, type Term } from '../translation/glossary.ts'

/** The glossary of a project, as its source stands; whether its fields are right is for the content check to say. */
export async function readGlossary(root: string): Promise<Term[]> {
  return parseGlossary(parse(await readFile(join(root, 'content/glossary.yml'), 'utf8')) as object[])
}
