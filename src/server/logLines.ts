/** How long lines are gathered at most, in milliseconds. */
const pause = 100

/**
 * Writes lines to standard output, several at a time: one call of the system a line would cost as much as an answer.
 * What is gathered when the process ends is written then.
 */
export function logLines(
  write = (text: string): void => void process.stdout.write(text),
): (line: string) => void {
  let gathered = ''
  const flush = () => {
    if (gathered) write(gathered)
    gathered = ''
  }
  process.once('exit', flush)
  return line => {
    if (!gathered) setTimeout(flush, pause).unref()
    gathered += `${line}\n`
  }
}
