import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { installedChromium } from './support/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 4273)
const onNginx = process.env.E2E_HOST === 'nginx'
// What depends on the host: the language of bare addresses, headers, unknown addresses, files, the worker. Everything else is the
// same HTML and code on any host; tests/hosts checks the responses of nginx and Caddy.
const byHost = /(blog|languages|offline|policy)\.spec/

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Shared machines can pause for seconds: what passes on a retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  ...(onNginx && { testMatch: byHost }),
  use: {
    baseURL: `http://localhost:${port}`,
    // The service worker has tests of its own; all others test what the server sends.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: {
      executablePath: installedChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Recording takes a third of the time: with retries, only the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: {
    command: `node ${onNginx ? 'e2e/support/serveNginx.ts' : 'src/server/start.ts'}`,
    cwd: join(import.meta.dirname, '..'),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
