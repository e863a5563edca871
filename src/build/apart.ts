import { fork } from 'node:child_process'
import { join } from 'node:path'
import { SettingsError } from './mailSettings.ts'

/** A program of the build failed, and has said why. */
export class ProgramFailed extends Error {}

/**
 * Keeps what is new in a process small (MB): by default V8 lets it grow, which takes a bundle a hundred megabytes more and
 * makes it no faster.
 */
const youngest = '--max-semi-space-size=16'

/**
 * Runs one of the build's programs in a process of its own, whose memory goes with it. Resolves to what it sends, if it
 * sends anything; rejects with `ProgramFailed` where it fails, and with another error where it is ended from outside.
 */
export function apart<Result>(program: string, ...args: string[]): Promise<Result | undefined> {
  const child = fork(join(import.meta.dirname, program), args, {
    execArgv: [...process.execArgv, youngest],
  })
  let result: Result | undefined
  child.on('message', message => {
    result = message as Result
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve(result)
      // It had no time to say so itself.
      else if (signal)
        reject(new Error(`${program} was ended by ${signal}; after SIGKILL, see that there is memory enough`))
      else reject(new ProgramFailed(`${program} ended with ${code}`))
    })
  })
}

/** Says what went wrong, and has the process end with a failure. */
export function fail(error: unknown): void {
  process.exitCode = 1
  if (error instanceof ProgramFailed) return
  // What is wrong with content or settings says where and what to mend; where it was found in the code helps nobody.
  const told =
    error instanceof SettingsError || (error instanceof Error && error.message.includes('content/'))
  console.error(told ? error.message : error)
}
