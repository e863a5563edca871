import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded before a build (`node --import`) and by its child processes: each reports its CPU time and memory when it
// ends.

/** What one process took: seconds, and megabytes at most. */
export type ProcessUsage = {
  cpu: number
  memory: number
  wall: number
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
  }
  appendFileSync(file, `${JSON.stringify(usage)}\n`)
})
