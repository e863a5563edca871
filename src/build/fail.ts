/** A setting is wrong; the message says which, and what to write. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** A program of the build failed, and has said why. */
export class ProgramFailed extends Error {}

/** Prints what went wrong and makes the process exit with an error code. */
export function fail(error: unknown): void {
  process.exitCode = 1
  if (error instanceof ProgramFailed) return
  // What is wrong with content or settings says where and what to fix; where it was found in the code helps nobody.
  const isKnown =
    error instanceof SettingsError || (error instanceof Error && error.message.includes('content/'))
  console.error(isKnown ? error.message : error)
}
