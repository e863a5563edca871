import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installedChromium } from './chromium.ts'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Makes sure that there is a browser: an installed one, else Playwright's download, else Debian's package. */
function ensureBrowser(): boolean {
  if (installedChromium() || existsSync(chromium.executablePath())) return true
  console.info('No Chromium here; fetching one …')
  if (run('npx', 'playwright', 'install', '--with-deps', 'chromium-headless-shell')) return true
  return (
    existsSync('/usr/bin/apt-get') && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')
  )
}

if (!ensureBrowser()) {
  console.error('There is no browser for the tests: install Chromium, or set CHROMIUM_PATH to one.')
  process.exit(1)
}
