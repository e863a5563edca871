import { spawnSync } from 'node:child_process'
import { nginx } from './nginx.ts'

// `npm run test:nginx`: the browser tests of what a host decides, with nginx as the host.
if (nginx) {
  const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
  const env = { ...process.env, E2E_HOST: 'nginx' }
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1
} else console.warn('nginx is not installed: the browser tests on nginx are skipped.')
