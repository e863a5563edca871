import { fork } from 'node:child_process'
import { join } from 'node:path'
import { ProgramFailed } from './fail.ts'

/**
 * Keeps what is new in a process small (MB): by default V8 lets it grow, which takes a bundle a hundred megabytes more and
 * makes it no faster.
 */
const youngest = '--max-semi-space-size=16'

/**
 * The bundler's allocator (mimalloc) asks for pages of 2 MB, which the system clears whole, and of most of which nothing is
 * ever used: with ordinary ones a bundle takes 200 MB less, and a tenth less of the processor.
 */
const ordinaryPages = { MIMALLOC_ALLOW_THP: '0' }

/**
 * Runs one of the build's programs in a process of its own, whose memory goes with it. Resolves to what it sends, if it
 * sends anything; rejects with `ProgramFailed` where it fails, and with another error where it is ended from outside.
 */
export function apart<Result>(program: string, ...args: string[]): Promise<Result | undefined> {
  const child = fork(join(import.meta.dirname, program), args, {
    execArgv: [...process.execArgv, youngest],
    env: { ...ordinaryPages, ...process.env },
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
