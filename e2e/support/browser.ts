import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installedChromium } from './chromium.ts'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

const fromDebian = (...packages: string[]) =>
  existsSync('/usr/bin/apt-get') && run('apt-get', 'update') && run('apt-get', 'install', '-y', ...packages)

/** Finds a browser: an installed one, or else Playwright's download, or else Debian's package. */
function ensureBrowser(): boolean {
  if (installedChromium() || existsSync(chromium.executablePath())) return true
  console.info('No Chromium here; fetching one …')
  if (run('npx', 'playwright', 'install', '--with-deps', 'chromium-headless-shell')) return true
  return fromDebian('chromium-headless-shell') || fromDebian('chromium')
}

/**
 * Makes sure that there are the letters that pages are first shown in, as wide as the site's own fonts (`src/components/styles/fonts.css.ts`).
 * Systems that name no fonts at the command line have Arial.
 */
function ensureLetters(): boolean {
  const { stdout, status } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' })
  return status !== 0 || /arial|liberation/i.test(stdout) || fromDebian('fonts-liberation')
}

if (!ensureBrowser()) {
  console.error('There is no browser for the tests: install Chromium, or set CHROMIUM_PATH to one.')
  process.exit(1)
}
if (!ensureLetters()) {
  console.error(
    'There is neither Arial nor Liberation Sans here, and tests of the first paint need one: install it.',
  )
  process.exit(1)
}
