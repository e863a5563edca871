import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { parseGlossary, type Term } from '../checks/glossary.ts'

/** Reads the glossary of a project; the content check validates it. */
export async function readGlossary(root: string): Promise<Term[]> {
  return parseGlossary(parse(await readFile(join(root, 'content/glossary.yml'), 'utf8')) as object[])
}
