/** A setting is wrong; the message says which one, and what to write instead. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** A program that the build started failed, and has printed why. */
export class ProgramFailed extends Error {}

/** Prints what went wrong and makes the process exit with an error code. */
export function fail(error: unknown): void {
  process.exitCode = 1
  if (error instanceof ProgramFailed) return
  // Errors in content and settings name file and fix; a stack trace would not help.
  const isKnown =
    error instanceof SettingsError || (error instanceof Error && error.message.includes('content/'))
  console.error(isKnown ? error.message : error)
}
