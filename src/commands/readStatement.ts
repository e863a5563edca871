import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { accountsOf, type FileReading } from '../pages/statements/formats/accounts.ts'
import { encodings } from '../pages/statements/formats/encodings.ts'
import { allToJson } from '../pages/statements/formats/export.ts'
import { readBytes } from '../pages/statements/formats/readBytes.ts'
import { problemMessage } from './statementProblem.ts'

const usage = `Usage: npm run --silent read:statement -- [--encoding=NAME] FILE …
Encodings: ${encodings.join(', ')}; without one, the encoding is recognized.`

/** The readings of a file, or of the files in an archive; a file that cannot be opened is answered with a problem. */
async function readPath(
  path: string,
  encoding: (typeof encodings)[number] | undefined,
): Promise<FileReading[]> {
  try {
    return await readBytes(basename(path), new Uint8Array(await readFile(path)), encoding)
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    return [
      { name: basename(path), format: undefined, statements: [], problems: [{ code: 'failed', found }] },
    ]
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { encoding: { type: 'string' } },
    })
    const encoding = encodings.find(each => each === values.encoding)
    if (positionals.length === 0 || (values.encoding && !encoding)) return undefined
    return { files: positionals, encoding }
  } catch {
    return undefined
  }
}

const given = readArguments()
if (!given) {
  console.error(usage)
  process.exitCode = 1
} else {
  const readings: FileReading[] = []
  for (const file of given.files) readings.push(...(await readPath(file, given.encoding)))
  const { accounts, problems } = accountsOf(readings)
  const listed = [...problems].flatMap(([file, list]) =>
    list.map(problem => ({
      file,
      code: problem.code,
      line: problem.line,
      field: problem.tag,
      column: problem.column,
      message: problemMessage(problem),
    })),
  )
  process.stdout.write(allToJson(accounts, listed))
  if (readings.some(({ format }) => format === undefined)) process.exitCode = 1
}
