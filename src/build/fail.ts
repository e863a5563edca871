/** An error whose message says all that helps: what is wrong and how to fix it. */
export class ExplainedError extends Error {
  override name = 'ExplainedError'
}

/** A setting is wrong; the message says which one, and what to write instead. */
export class SettingsError extends ExplainedError {
  override name = 'SettingsError'
}

/**
 * Whether a stack would add nothing: settings, and content, whose errors begin with their file. Those of content are told by
 * their name, for Velite bundles its configuration and with it their class.
 */
const isExplained = (error: unknown): error is Error =>
  error instanceof Error &&
  (error instanceof ExplainedError ||
    error.name === 'ContentError' ||
    /^content\/[^\s:]+(?::\d+)?: /.test(error.message))

/** Prints what went wrong, with its stack unless the message says all, and makes the process exit with an error code. */
export function fail(error: unknown): void {
  process.exitCode = 1
  console.error(isExplained(error) ? error.message : error)
}
