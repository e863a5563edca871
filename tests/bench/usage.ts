import { writeFileSync } from 'node:fs'

// Loaded before a build (`node --import`): when it ends, it says what it took of the machine.
process.on('exit', () => {
  const file = process.env.USAGE_FILE
  if (!file) return
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(
    file,
    JSON.stringify({
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS / 1000,
      wall: process.uptime(),
    }),
  )
})
