import { filesIn, isArchive } from '../../statements/formats/archive.ts'
import { binaryKind, recognise } from '../../statements/formats/recognise.ts'
import { decodeFile } from '../formats/decodeFile.ts'
import type { Report } from '../formats/types.ts'
import { type CheckOptions, checkPayments } from './check.ts'

/** Why a file is not checked. */
export type FailureCode =
  | 'empty'
  | 'statement'
  | 'otherMessage'
  | 'unknownFormat'
  | 'binary'
  | 'archive'
  | 'locked'
  | 'damaged'
  | 'tooLarge'
  | 'failed'

export type Failure = {
  code: FailureCode
  /** What it is instead: a format of statements, a message, a kind of file. */
  found?: string
}

/** A file that was checked, with its bytes, or what it is instead of a payment file. */
export type CheckedFile = { name: string } & (
  | { report: Report; bytes: Uint8Array<ArrayBuffer> }
  | { failure: Failure }
)

const failed = (name: string, failure: Failure): CheckedFile => ({ name, failure })

const formats: Record<string, string> = {
  mt940: 'MT940',
  mt942: 'MT942',
  camt052: 'camt.052',
  camt053: 'camt.053',
  camt054: 'camt.054',
  cfonb120: 'CFONB120',
  coda: 'CODA',
}

/** What a text is that is no payment file. */
function failureOf(text: string): Failure {
  const found = recognise(text)
  if ('format' in found) return { code: 'statement', found: formats[found.format] ?? found.format }
  const { code } = found
  return {
    code: code === 'empty' || code === 'binary' || code === 'otherMessage' ? code : 'unknownFormat',
    ...(found.found && { found: found.found }),
  }
}

function checkOne(name: string, bytes: Uint8Array<ArrayBuffer>, options: CheckOptions): CheckedFile {
  const kind = binaryKind(bytes)
  if (kind) return failed(name, { code: 'binary', found: kind })
  const { text, encoding } = decodeFile(bytes)
  if (
    !text
      .trimStart()
      .replace(/^\ufeff\s*/, '')
      .startsWith('<')
  )
    return failed(name, failureOf(text))
  const report = checkPayments(text, { ...options, encoding })
  // A namespace against the message, and XML that breaks off, are faults of a payment file.
  const isOther = report.message === '' && report.problems.some(({ reason }) => reason === 'notPayment')
  if (isOther) {
    const failure = failureOf(text)
    if (failure.code !== 'unknownFormat') return failed(name, failure)
    const [problem] = report.problems
    return failed(name, { code: 'unknownFormat', ...(problem?.found && { found: problem.found }) })
  }
  return { name, report, bytes }
}

/**
 * Checks a file, or the files of a ZIP archive, each under the archive's name and its own: `november.zip/2026-11.xml`.
 * @param name of the file.
 */
export async function* checkBytes(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  options: CheckOptions,
): AsyncGenerator<CheckedFile> {
  if (!isArchive(bytes)) {
    yield checkOne(name, bytes, options)
    return
  }
  let count = 0
  for await (const entry of filesIn(bytes)) {
    count += 1
    const path = [name, entry.name].filter(Boolean).join('/')
    if (entry.name === '[Content_Types].xml') {
      // A workbook or a document is an archive with a list of what it contains.
      yield failed(name, { code: 'binary', found: 'XLSX' })
      return
    }
    if ('bytes' in entry) yield checkOne(path, entry.bytes, options)
    else {
      const { code } = entry
      yield failed(path, { code: code === 'locked' || code === 'damaged' ? code : 'archive' })
    }
  }
  if (count === 0) yield failed(name, { code: 'empty' })
}
