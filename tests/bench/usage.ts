import { appendFileSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded before a build (`node --import`), and by the processes that it starts: each says, when it ends, what it took of
// the machine, and what its parent held then.

/** What one process took: seconds, and megabytes at most; when it began and ended, in milliseconds since 1970. */
export type ProcessUsage = {
  cpu: number
  memory: number
  wall: number
  begin: number
  end: number
  parentMemory: number
}

const isChild = process.env.USAGE_PARENT !== undefined
process.env.USAGE_PARENT = String(process.pid)

/** What the process that started this one holds now, in megabytes (Linux). */
function parentMemory(): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

process.on('exit', () => {
  const file = process.env.USAGE_FILE
  // A thread is part of its process.
  if (!file || !isMainThread) return
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const usage: ProcessUsage = {
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    memory: maxRSS / 1000,
    wall: process.uptime(),
    begin: performance.timeOrigin,
    end: Date.now(),
    parentMemory: isChild ? parentMemory() : 0,
  }
  appendFileSync(file, `${JSON.stringify(usage)}\n`)
})
