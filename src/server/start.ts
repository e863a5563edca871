/**
 * `npm start`: serves the built site, building it first when there is none.
 * PORT (4173) and HOST (127.0.0.1) say where; OUTBOX (on) and OUTBOX_DIR (.outbox) whether and where the messages of the
 * contact form are kept; ACCESS_LOG (on) whether each request is a line of the log; the one argument, a project folder,
 * is for other folders than this.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { accessLog } from './accessLog.ts'
import { createApp } from './app.ts'
import { ageNotice } from './buildAge.ts'
import { boundedServer } from './connections.ts'
import { policiesIn } from './currentPolicies.ts'
import { drain } from './drain.ts'
import { firstBuild, policiesFile } from './firstBuild.ts'
import { mailCatcherIn } from './mailCatcher/mailCatcher.ts'
import { browsableUrl, readLogChoice, readMailFolder, readSettings } from './settings.ts'
import { onStopSignal } from './stopSignal.ts'

// Whoever reads the log may go away (`npm start | head`); visitors stay.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function start(root: string): Promise<void> {
  const { port, host } = readSettings(process.env)
  const folder = readMailFolder(process.env, root)
  if (!(await firstBuild(root))) return
  const app = createApp({
    dist: join(root, 'dist'),
    policy: policiesIn(join(root, policiesFile)),
    ...(folder && { mailCatcher: mailCatcherIn(folder) }),
  })
  const server = boundedServer(readLogChoice(process.env) ? accessLog(app) : app)
  onStopSignal(() => drain(server))
  await once(server.listen(port, host), 'listening')
  console.info(`Serving ${browsableUrl(host, (server.address() as AddressInfo).port)}`)
  const notice = ageNotice(root, policiesFile, Date.now())
  if (notice) console.info(notice)
}

try {
  await start(resolve(process.argv[2] ?? join(import.meta.dirname, '../..')))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
